/// How a bar minimizes when content is scrolled (iOS 27); it never does here.
public struct UIBarMinimization: Hashable, Sendable {
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  public init() {}
}
