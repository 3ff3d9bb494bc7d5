/// The minimum and maximum sizes of a scene's windows.
///
/// A scene has restrictions if its windows can be resized. The system's own limits also apply.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private weak var host: SimulationHost?

  init(host: SimulationHost) {
    self.host = host
    super.init()
  }

  /// The minimum size, in points; zero if the app sets none.
  ///
  /// A window that is smaller grows when the screen next settles.
  open var minimumSize = CGSize.zero {
    didSet {
      guard minimumSize.width.isFinite, minimumSize.height.isFinite else {
        let isNumber = !minimumSize.width.isNaN && !minimumSize.height.isNaN
        minimumSize = oldValue
        return refuse("minimumSize", isNumber: isNumber)
      }
      if minimumSize != oldValue { host?.windowLimitsDidChange() }
    }
  }

  /// The maximum size, in points; unlimited if the app sets none.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  {
    didSet {
      guard !maximumSize.width.isNaN, !maximumSize.height.isNaN else {
        maximumSize = oldValue
        return refuse("maximumSize", isNumber: false)
      }
      if maximumSize != oldValue { host?.windowLimitsDidChange() }
    }
  }

  /// Whether a window may fill the screen; only Mac Catalyst uses this (Apple), so it has no
  /// effect.
  open var allowsFullScreen = true

  private func refuse(_ name: String, isNumber: Bool) {
    host?.report(
      SimulationIssue(
        where: "UISceneSizeRestrictions",
        what: "\(name) was set to \(isNumber ? "an infinite size" : "a size that isn't a number"), "
          + "so the old size stays.",
        advice: isNumber ? "Use finite lengths." : "Use lengths that are numbers."))
  }

  /// Returns a size within the limits; if they contradict each other, the minimum size wins.
  final func limited(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height)))
  }
}
