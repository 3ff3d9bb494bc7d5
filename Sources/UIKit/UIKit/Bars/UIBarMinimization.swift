/// How a bar minimizes when content is scrolled (iOS 27); it never does here.
public struct UIBarMinimization: Hashable, Sendable {
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  public init() {}
}

/// When a bar minimizes (iOS 27).
public enum UIBarMinimizationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case never = 1
  case onScrollDown = 2
  case onScrollUp = 3
}

/// When a minimized bar is restored (iOS 27).
public enum UIBarMinimizationRestorationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case atScrollEdge = 1
}

/// Whether content extends into the space of a minimized bar (iOS 27).
public enum UIBarMinimizationSafeAreaAdjustment: Int, Hashable, Sendable {
  case automatic = 0
  case enabled = 1
  case disabled = 2
}
