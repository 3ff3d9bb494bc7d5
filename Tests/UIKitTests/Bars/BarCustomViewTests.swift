import Devices
import Testing
import UIKit

/// An app's views in bars that are laid out with constraints, as Apple supports from iOS 11 on.
@MainActor
struct BarCustomViewTests {
  private func logo(width: CGFloat = 100) -> UIImageView {
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  private func frameInBar(_ view: UIView, _ navigation: UINavigationController) -> CGRect {
    view.convert(view.bounds, to: navigation.navigationBar)
  }

  private func stack(_ texts: String...) -> UIStackView {
    let views = texts.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .center
    return stack
  }

  @Test("a title view with its own constraints is centred, also after a rotation")
  func constrainedTitle() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let controller = UIViewController()
    let view = logo()
    controller.navigationItem.titleView = view
    let navigation = UINavigationController(rootViewController: controller)
    host.setRoot(navigation)
    #expect(frameInBar(view, navigation) == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    host.turn(to: .landscapeLeft)
    #expect(frameInBar(view, navigation) == CGRect(x: 283.5, y: 1, width: 100, height: 30))
    host.turn(to: .portrait)
    #expect(frameInBar(view, navigation) == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("custom button views with constraints are at the margins of bar and toolbar")
  func constrainedButtons() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let controller = UIViewController()
    let (left, right, below) = (logo(width: 40), logo(width: 50), logo(width: 60))
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: below)]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    host.setRoot(navigation)
    #expect(frameInBar(left, navigation) == CGRect(x: 16, y: 7, width: 40, height: 30))
    #expect(frameInBar(right, navigation) == CGRect(x: 309, y: 7, width: 50, height: 30))
    #expect(
      below.convert(below.bounds, to: navigation.toolbar)
        == CGRect(x: 299, y: 7, width: 60, height: 30))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a stack without a frame has the size of its arranged subviews")
  func stackTitle() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let controller = UIViewController()
    let view = stack("Title", "a longer subtitle")
    controller.navigationItem.titleView = view
    let navigation = UINavigationController(rootViewController: controller)
    host.setRoot(navigation)
    let frame = frameInBar(view, navigation)
    let labels = view.arrangedSubviews.map(\.intrinsicContentSize)
    #expect(frame.width == max(labels[0].width, labels[1].width))
    #expect(frame.height == labels[0].height + labels[1].height)
    #expect(abs(frame.midX - 187.5) <= 0.5)
    #expect(abs(frame.midY - 22) <= 0.5)
  }

  @Test("a label without a frame takes its natural size, and a longer text more of it")
  func labelTitle() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let controller = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Short"
    controller.navigationItem.titleView = label
    let navigation = UINavigationController(rootViewController: controller)
    host.setRoot(navigation)
    #expect(frameInBar(label, navigation).size == label.intrinsicContentSize)
    label.text = "Quite a bit longer"
    controller.navigationItem.titleView = nil
    controller.navigationItem.titleView = label
    host.settle()
    #expect(frameInBar(label, navigation).size == label.intrinsicContentSize)
  }

  @Test("page controls adopt their appearance proxy's colours")
  func pageControls() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    UIPageControl.appearance().pageIndicatorTintColor = .red
    UIPageControl.appearance().currentPageIndicatorTintColor = .blue
    let controller = UIViewController()
    let one = UIPageControl()
    let other = UIPageControl()
    other.pageIndicatorTintColor = .green
    controller.view.addSubview(one)
    controller.view.addSubview(other)
    host.setRoot(controller)
    #expect(one.pageIndicatorTintColor == .red)
    #expect(one.currentPageIndicatorTintColor == .blue)
    #expect(other.pageIndicatorTintColor == .green)
    _ = SimulationHost(device: .iPhone8, os: "13.0")
    #expect(UIPageControl.appearance().pageIndicatorTintColor == nil)
  }
}
