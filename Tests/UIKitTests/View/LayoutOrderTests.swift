import Devices
import Testing
import UIKit

/// The order of constraint updates, layout and display in one pass.
@MainActor
struct LayoutOrderTests {
  private final class Log {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class NotingView: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.calls.append("\(name).updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.calls.append("\(name).layoutSubviews")
    }

    override func draw(_ rect: CGRect) { log.calls.append("\(name).draw") }
  }

  private final class NotingController: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = NotingView("root", log) }

    override func updateViewConstraints() {
      log.calls.append("controller.updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.calls.append("controller.viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.calls.append("controller.viewDidLayoutSubviews")
    }
  }

  private func screen() -> (host: SimulationHost, log: Log, root: UIView, leaf: UIView) {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let log = Log()
    let controller = NotingController(log)
    let middle = NotingView("middle", log)
    let leaf = NotingView("leaf", log)
    middle.addSubview(leaf)
    controller.view.addSubview(middle)
    host.setRoot(controller)
    return (host, log, controller.view, leaf)
  }

  @Test("B8: constraints from the leaves up, layout from the root down, then display")
  func order() {
    let (host, log, root, leaf) = screen()
    _ = host.displayList()
    _ = log.take()
    for view in [root, leaf.superview!, leaf] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
    #expect(log.take().isEmpty)
    host.settle()
    _ = host.displayList()
    let calls = log.take()
    #expect(
      calls.filter { !$0.hasSuffix("draw") } == [
        "leaf.updateConstraints", "middle.updateConstraints",
        "controller.updateViewConstraints", "root.updateConstraints",
        "controller.viewWillLayoutSubviews", "root.layoutSubviews",
        "controller.viewDidLayoutSubviews", "middle.layoutSubviews", "leaf.layoutSubviews",
      ])
    #expect(calls.suffix(3).allSatisfy { $0.hasSuffix("draw") })
    host.settle()
    #expect(log.take().isEmpty)
  }

  @Test("B8: layoutIfNeeded and updateConstraintsIfNeeded work at once, and only where needed")
  func atOnce() {
    let (host, log, root, leaf) = screen()
    // From the first constraint update request on, all superviews are included.
    leaf.setNeedsUpdateConstraints()
    host.settle()
    _ = log.take()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["leaf.layoutSubviews"])
    root.layoutIfNeeded()
    #expect(log.take().isEmpty)
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(log.take() == ["leaf.updateConstraints"])
    #expect(!leaf.needsUpdateConstraints())
  }
}
