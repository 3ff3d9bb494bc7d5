import Devices
import Testing

@testable import UIKit

/// Safe areas in scroll views that get their size only in layout.
@MainActor
struct UnsizedScrollViewTests {
  private final class ScrollingController: UIViewController {
    let scrollView = UIScrollView()
    let log: CallbackLog

    init(_ log: CallbackLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scrollView)
      scrollView.addSubview(
        LoggingView("inner", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scrollView.frame = view.bounds
    }
  }

  /// The number of safe area notifications to a scroll view's subview.
  private func tellings(_ prepare: (UIScrollView) -> Void = { _ in }) -> (Int, UIView?) {
    let log = CallbackLog()
    let controller = ScrollingController(log)
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    prepare(controller.scrollView)
    host.setRoot(UINavigationController(rootViewController: controller))
    let calls = log.take().filter { $0 == "inner.safeAreaInsetsDidChange" }
    return (calls.count, controller.scrollView.subviews.first)
  }

  @Test("a subview isn't notified while the scroll view has no size, nor under a bar later")
  func underBar() {
    let (count, inner) = tellings()
    #expect(count == 0)
    #expect(inner?.safeAreaInsets == .zero)
  }

  @Test("it is notified once if the scroll view passes the safe area on")
  func passedOn() {
    let (count, inner) = tellings { $0.contentInsetAdjustmentBehavior = .never }
    #expect(count == 1)
    #expect(inner?.safeAreaInsets == UIEdgeInsets(88, 0, 0, 0))
  }
}
