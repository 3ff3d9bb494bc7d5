import UIKit

/// The calls, in order.
@MainActor
final class CallbackLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries so far and starts over.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that records its callbacks under a name.
class LoggingController: UIViewController {
  let name: String
  let log: CallbackLog
  /// Runs in `viewDidLoad`.
  var load: (LoggingController) -> Void = { _ in }

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.note("\(name).\(what)") }

  override func loadView() {
    view = LoggingView("\(name).view", log)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
    load(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange")
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    note("viewLayoutMarginsDidChange")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    note("traitCollectionDidChange(\(previous == nil ? "nil" : "old"))")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    note("willTransition(to: traits)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition(to: \(Int(size.width))x\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [name, log, weak self] _ in
      let size = self?.view.bounds.size ?? .zero
      log.note("\(name).alongside(\(Int(size.width))x\(Int(size.height)))")
    } completion: { [name, log] _ in
      log.note("\(name).completion")
    }
  }
}

/// A view that records its callbacks under a name.
class LoggingView: UIView {
  let name: String
  let log: CallbackLog

  init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("\(name).layoutSubviews")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.note("\(name).safeAreaInsetsDidChange")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log.note("\(name).layoutMarginsDidChange")
  }
}

/// A view that records its moves through the hierarchy.
final class MovingView: UIView {
  let name: String
  let log: CallbackLog

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() {
    log.note("\(name).didMoveToSuperview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() {
    log.note("\(name).didMoveToWindow")
  }

  override func didAddSubview(_ subview: UIView) {
    log.note("\(name).didAddSubview")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.note("\(name).willRemoveSubview")
  }
}

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
