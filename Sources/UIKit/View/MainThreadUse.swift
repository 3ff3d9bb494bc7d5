/// What of UIKit says that it was called elsewhere than on the main thread.
///
/// These are the ways by which code changes what a screen shows; they do nothing there, so that
/// what the main thread works on stays whole.
enum MainThreadUse: UInt32, CaseIterable {
  case initialize, setFrame, setBounds, setCenter, setTransform, setAlpha, setHidden,
    setBackgroundColor
  case addSubview, removeFromSuperview, setNeedsLayout, layoutIfNeeded, setNeedsDisplay
  case invalidateIntrinsicContentSize

  /// As Objective-C calls it, and Xcode's Main Thread Checker with it.
  private var selector: String {
    switch self {
    case .initialize: "initWithFrame:"
    case .setFrame: "setFrame:"
    case .setBounds: "setBounds:"
    case .setCenter: "setCenter:"
    case .setTransform: "setTransform:"
    case .setAlpha: "setAlpha:"
    case .setHidden: "setHidden:"
    case .setBackgroundColor: "setBackgroundColor:"
    case .addSubview: "addSubview:"
    case .removeFromSuperview: "removeFromSuperview"
    case .setNeedsLayout: "setNeedsLayout"
    case .layoutIfNeeded: "layoutIfNeeded"
    case .setNeedsDisplay: "setNeedsDisplay"
    case .invalidateIntrinsicContentSize: "invalidateIntrinsicContentSize"
    }
  }

  /// The checker's words: “UI API called from background thread: -[UIView layer] must be used from
  /// main thread only”.
  fileprivate var problem: String {
    "UI API called from background thread: -[UIView \(selector)] must be used from main thread only"
  }

  fileprivate var bit: UInt32 { 1 << rawValue }
}

extension UIView {
  /// Whether this is the main thread; elsewhere the view notes what was called there.
  nonisolated final func isOnMainThread(_ use: MainThreadUse) -> Bool {
    if MainQueue.isCurrent { return true }
    usesOffMainThread.bitwiseOr(use.bit, ordering: .relaxed)
    return false
  }

  /// Tells of what was called on other threads at this view and those below it.
  fileprivate func tellUsesOffMainThread() {
    var waiting = [self]
    while let view = waiting.popLast() {
      let uses = view.usesOffMainThread.load(ordering: .relaxed)
      if uses != 0 {
        view.usesOffMainThread.bitwiseAnd(~uses, ordering: .relaxed)
        for use in MainThreadUse.allCases where uses & use.bit != 0 {
          view.refuse(
            use.problem, advice: "Call it in DispatchQueue.main.async; the call had no effect.")
        }
      }
      waiting += view.storedSubviews.reversed()
    }
  }
}

extension SimulationHost {
  /// Makes issues of what was called at the shown views on other threads than the main one.
  package func noticeUsesOffMainThread() {
    for window in visibleWindows { window.tellUsesOffMainThread() }
  }
}
