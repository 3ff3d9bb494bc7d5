import Devices
import Testing

@testable import UIKit

/// An app's views in bars whose content changes: an update matches a fresh screen.
@MainActor
struct BarContentChangeTests {
  enum Kind: CaseIterable {
    case constraints, naturalSize, naturalSizeByMask, stack, stackByMask, button, givenWidth
  }

  /// A view in a bar that contains a text.
  @MainActor
  private final class Sample {
    let kind: Kind
    let view: UIView
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var width: NSLayoutConstraint?

    init(_ kind: Kind, _ text: String) {
      self.kind = kind
      switch kind {
      case .constraints:
        view = UIView()
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -2),
        ])
      case .naturalSize, .naturalSizeByMask: view = label
      case .stack, .stackByMask: view = UIStackView(arrangedSubviews: [label, UISwitch()])
      case .button: view = button
      case .givenWidth:
        view = UIView()
        width = view.widthAnchor.constraint(equalToConstant: 0)
        width?.isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      view.translatesAutoresizingMaskIntoConstraints =
        kind == .naturalSizeByMask || kind == .stackByMask
      say(text)
    }

    func say(_ text: String) {
      label.text = text
      button.setTitle(text, for: .normal)
      width?.constant = CGFloat(text.count * 7)
    }

    var place: CGRect { view.convert(view.bounds, to: nil) }
  }

  @MainActor
  private struct Screen {
    let host: SimulationHost
    let samples: [Sample]
    var places: [CGRect] { samples.map { $0.place } }
  }

  private func screen(_ device: Device, _ os: OSVersion, _ kind: Kind, _ text: String) -> Screen {
    let samples = (0..<4).map { _ in Sample(kind, text) }
    let controller = UIViewController()
    controller.navigationItem.titleView = samples[0].view
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: samples[1].view)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: samples[2].view)
    controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: samples[3].view)]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    return Screen(host: SimulationHost(device, os, root: navigation), samples: samples)
  }

  @Test("title views and custom button views follow their content", arguments: Kind.allCases)
  func follows(_ kind: Kind) {
    for (device, os) in [(Device.iPhone8, "11.4"), (.iPhone15, "17.0"), (.iPhone15, "26.1")]
      as [(Device, OSVersion)]
    {
      let changed = screen(device, os, kind, "A")
      for text in ["Longer", "B", "Longer"] {
        for sample in changed.samples { sample.say(text) }
        changed.host.settle()
        #expect(changed.places == screen(device, os, kind, text).places, "\(os) \(text)")
      }
      changed.host.turn(to: .landscapeLeft)
      changed.host.turn(to: .portrait)
      #expect(changed.places == screen(device, os, kind, "Longer").places, "\(os) after turns")
      #expect(changed.host.takeIssues().isEmpty)
    }
  }

  @Test("a view with an explicit frame keeps it, until it gets another one")
  func ownFrame() {
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    title.text = "A"
    let controller = UIViewController()
    controller.navigationItem.titleView = title
    let host = SimulationHost(
      .iPhone8, "13.0", root: UINavigationController(rootViewController: controller))
    title.text = "A longer title"
    host.settle()
    #expect(title.frame.width == 60)
    title.sizeToFit()
    host.settle()
    let wanted = title.intrinsicContentSize.width
    #expect(wanted > 60 && title.frame.width == wanted)
    #expect(abs(title.convert(title.bounds, to: nil).midX - 187.5) <= 0.5)
    title.frame.size.width = 80
    host.settle()
    #expect(title.frame.width == 80)
    #expect(abs(title.convert(title.bounds, to: nil).midX - 187.5) <= 0.5)
  }

  /// A view without a frame and a natural size, which returns the size it needs.
  private final class FittingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 30) }
  }

  @Test("a view's own measurement counts however often its bar is laid out; so does its scale")
  func answersStay() throws {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let controller = UIViewController()
    let (title, scaled) = (
      FittingView(), UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    )
    controller.navigationItem.titleView = title
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: scaled)
    let stack = UINavigationController(rootViewController: controller)
    host.setRoot(stack)
    let frames = [title.frame, scaled.frame]
    #expect(title.frame.size == CGSize(width: 100, height: 30))
    for _ in 0..<3 {
      stack.navigationBar.setNeedsLayout()
      host.settle()
      #expect([title.frame, scaled.frame] == frames)
    }
  }
}
