/// A call of a method that subclasses of `UIView` override and that traces record.
///
/// The method, its name and the format of its arguments are defined together here, and callers can
/// only use ``UIView/call(_:)``, so that no call is missing from a trace.
enum ViewCallback {
  case willRemoveSubview(UIView)
  case didAddSubview(UIView)
  case willMoveToSuperview(UIView?)
  case didMoveToSuperview
  case willMoveToWindow(UIWindow?)
  case didMoveToWindow
  case layoutSubviews
  case updateConstraints
  case layoutMarginsDidChange(UIEdgeInsets)
  case safeAreaInsetsDidChange(UIEdgeInsets)
  case traitCollectionDidChange(from: UITraitCollection?, to: UITraitCollection)

  @MainActor fileprivate func call(on view: UIView) {
    switch self {
    case .willRemoveSubview(let subview): view.willRemoveSubview(subview)
    case .didAddSubview(let subview): view.didAddSubview(subview)
    case .willMoveToSuperview(let superview): view.willMove(toSuperview: superview)
    case .didMoveToSuperview: view.didMoveToSuperview()
    case .willMoveToWindow(let window): view.willMove(toWindow: window)
    case .didMoveToWindow: view.didMoveToWindow()
    case .layoutSubviews: view.layoutSubviews()
    case .updateConstraints: view.updateConstraints()
    case .layoutMarginsDidChange: view.layoutMarginsDidChange()
    case .safeAreaInsetsDidChange: view.safeAreaInsetsDidChange()
    case .traitCollectionDidChange(let old, _): view.traitCollectionDidChange(old)
    }
  }

  /// What has to be called again when properties change that the method has read of observable objects.
  fileprivate var invalidation: (@MainActor @Sendable (UIView) -> Void)? {
    switch self {
    case .layoutSubviews: { $0.setNeedsLayout() }
    case .updateConstraints: { $0.setNeedsUpdateConstraints() }
    default: nil
    }
  }

  /// The name and arguments as a trace records them.
  fileprivate var traced: TracedCall {
    switch self {
    case .willRemoveSubview(let subview): TracedCall("willRemoveSubview(_:)", classOf: subview)
    case .didAddSubview(let subview): TracedCall("didAddSubview(_:)", classOf: subview)
    case .willMoveToSuperview(let superview):
      TracedCall("willMove(toSuperview:)", classOf: superview)
    case .didMoveToSuperview: TracedCall("didMoveToSuperview()")
    case .willMoveToWindow(let window): TracedCall("willMove(toWindow:)", classOf: window)
    case .didMoveToWindow: TracedCall("didMoveToWindow()")
    case .layoutSubviews: TracedCall("layoutSubviews()")
    case .updateConstraints: TracedCall("updateConstraints()")
    case .layoutMarginsDidChange(let margins):
      TracedCall("layoutMarginsDidChange()", TraceText.insets(margins))
    case .safeAreaInsetsDidChange(let insets):
      TracedCall("safeAreaInsetsDidChange()", TraceText.insets(insets))
    case .traitCollectionDidChange(let old, let new):
      TracedCall("traitCollectionDidChange(_:)", TraceText.traits(from: old, to: new))
    }
  }
}

extension UIView {
  /// Calls a method that subclasses override, and records it in the trace if one is being recorded.
  ///
  /// Only views of the app's own classes are recorded: whether UIKit's are called isn't observable.
  func call(_ callback: ViewCallback) {
    if let host = SimulationHost.tracing, OwnClasses.contains(type(of: self)) {
      host.add(tracePath, callback.traced)
    }
    ObservationTracking.track(
      self, { callback.call(on: self) }, invalidate: callback.invalidation)
  }
}
