/// The UIKit calls that are reported when they're made off the main thread.
///
/// These are the calls that change what a screen shows. Off the main thread they do nothing, so
/// that the main thread's data stays consistent.
enum MainThreadUse: UInt32, CaseIterable {
  case initialize, setFrame, setBounds, setCenter, setTransform, setAlpha, setHidden,
    setBackgroundColor
  case addSubview, removeFromSuperview, setNeedsLayout, layoutIfNeeded, setNeedsDisplay
  case invalidateIntrinsicContentSize, setNeedsUpdateProperties

  /// The Objective-C selector, as Xcode's Main Thread Checker prints it.
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
    case .setNeedsUpdateProperties: "setNeedsUpdateProperties"
    }
  }

  /// The checker's message: “UI API called from background thread: -[UIView layer] must be used
  /// from main thread only”.
  fileprivate var problem: String {
    "UI API called from background thread: -[UIView \(selector)] must be used from main thread only"
  }

  fileprivate var bit: UInt32 { 1 << rawValue }
}

extension UIView {
  /// Whether this is the main thread; if not, the view records the call.
  nonisolated final func isOnMainThread(_ use: MainThreadUse) -> Bool {
    if MainQueue.isCurrent { return true }
    usesOffMainThread.bitwiseOr(use.bit, ordering: .relaxed)
    return false
  }

  /// Reports calls made on other threads to this view and its descendants.
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
  /// Creates issues for calls made to the visible views off the main thread.
  package func noticeUsesOffMainThread() {
    for window in windows.visible { window.tellUsesOffMainThread() }
  }
}
