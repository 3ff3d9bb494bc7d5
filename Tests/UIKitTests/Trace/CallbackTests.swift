import Devices
import Testing
import UIKit

/// Classes that themselves record which of their methods are called, in addition to the trace.
@MainActor
struct CallbackTests {
  private final class Log {
    var names: [String] = []
  }

  private final class RecordedController: UIViewController {
    let log = Log()

    override func loadView() {
      log.names.append(#function)
      view = RecordedView()
    }
    override func viewDidLoad() { log.names.append(#function) }
    override func viewWillAppear(_ animated: Bool) { log.names.append(#function) }
    override func viewIsAppearing(_ animated: Bool) { log.names.append(#function) }
    override func viewDidAppear(_ animated: Bool) { log.names.append(#function) }
    override func viewWillDisappear(_ animated: Bool) { log.names.append(#function) }
    override func viewDidDisappear(_ animated: Bool) { log.names.append(#function) }
    override func viewWillLayoutSubviews() { log.names.append(#function) }
    override func viewDidLayoutSubviews() { log.names.append(#function) }
    override func viewLayoutMarginsDidChange() { log.names.append(#function) }
    override func viewSafeAreaInsetsDidChange() { log.names.append(#function) }
    override func willMove(toParent parent: UIViewController?) { log.names.append(#function) }
    override func didMove(toParent parent: UIViewController?) { log.names.append(#function) }
    override func updateViewConstraints() {
      log.names.append(#function)
      super.updateViewConstraints()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.names.append(#function)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      log.names.append(#function)
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      log.names.append(#function)
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      log.names.append(#function)
    }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      log.names.append(#function)
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      log.names.append(#function)
    }
  }

  private final class RecordedView: UIView {
    let log = Log()

    override func willRemoveSubview(_ subview: UIView) { log.names.append(#function) }
    override func didAddSubview(_ subview: UIView) { log.names.append(#function) }
    override func willMove(toSuperview newSuperview: UIView?) { log.names.append(#function) }
    override func didMoveToSuperview() { log.names.append(#function) }
    override func willMove(toWindow newWindow: UIWindow?) { log.names.append(#function) }
    override func didMoveToWindow() { log.names.append(#function) }
    override func layoutSubviews() { log.names.append(#function) }
    override func layoutMarginsDidChange() { log.names.append(#function) }
    override func safeAreaInsetsDidChange() { log.names.append(#function) }
    override func updateConstraints() {
      log.names.append(#function)
      super.updateConstraints()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.names.append(#function)
    }
  }

  /// Shows a controller in a navigation controller, rotates the device twice and removes it again.
  ///
  /// - Returns: The names of the methods in the traces of the controller and of its view.
  private func course(_ shown: RecordedController, os: OSVersion) -> (
    controller: [String], view: [String]
  ) {
    let host = SimulationHost(device: .iPhone5s, os: os)
    host.beginTrace()
    let stack = UINavigationController(rootViewController: UIViewController())
    host.setRoot(stack)
    stack.pushViewController(shown, animated: false)
    host.settle()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    shown.view.addSubview(child)
    child.leadingAnchor.constraint(equalTo: shown.view.leadingAnchor).isActive = true
    host.settle()
    child.removeFromSuperview()
    host.turn(to: .landscapeLeft)
    host.turn(to: .portrait)
    stack.popViewController(animated: false)
    host.settle()
    let entries = host.takeTrace(ending: true).entries
    func names(endingIn name: String) -> [String] {
      // Blocks that the controller passes to a coordinator or registers aren't its methods.
      entries.filter { $0.path.hasSuffix(name) && $0.method.hasSuffix(")") }.map(\.method)
    }
    return (names(endingIn: "RecordedController"), names(endingIn: "RecordedView"))
  }

  @Test(
    "every callback is recorded under the name of the called method, in order",
    arguments: ["7.1", "12.0", "16.0"] as [OSVersion])
  func recordedAsCalled(os: OSVersion) throws {
    let controller = RecordedController()
    let traced = course(controller, os: os)
    let view = try #require(controller.view as? RecordedView)
    #expect(traced.controller == controller.log.names)
    #expect(traced.view == view.log.names)
  }

  @Test("each method is called in one release or another")
  func all() throws {
    var ofControllers: Set<String> = []
    var ofViews: Set<String> = []
    for os in ["7.1", "16.0"] as [OSVersion] {
      let controller = RecordedController()
      _ = course(controller, os: os)
      ofControllers.formUnion(controller.log.names)
      ofViews.formUnion(try #require(controller.view as? RecordedView).log.names)
    }
    #expect(ofControllers.count == 20, "\(ofControllers.sorted())")
    #expect(ofViews.count == 11, "\(ofViews.sorted())")
  }
}
