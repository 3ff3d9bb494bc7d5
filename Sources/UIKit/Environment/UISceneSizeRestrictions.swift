/// How small and how large the windows of a scene may become.
///
/// A scene has it where its windows can be resized. The system's own limits hold too.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private weak var host: SimulationHost?

  init(host: SimulationHost) {
    self.host = host
    super.init()
  }

  /// The smallest size, in points; zero where the app sets none.
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

  /// The largest size, in points; no limit where the app sets none.
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

  /// Whether a window may fill the screen; only Mac Catalyst asks (Apple), so it has no effect.
  open var allowsFullScreen = true

  private func refuse(_ name: String, isNumber: Bool) {
    host?.report(
      SimulationIssue(
        where: "UISceneSizeRestrictions",
        what: "\(name) was set to \(isNumber ? "an infinite size" : "a size that isn't a number"), "
          + "so the old size stays.",
        advice: isNumber ? "Use finite lengths." : "Use lengths that are numbers."))
  }

  /// A size within the limits; where they contradict each other, the smallest size counts.
  final func limited(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height)))
  }
}
