/// When a bar slides away (iOS 27).
public enum UIBarMinimizationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case never = 1
  case onScrollDown = 2
  case onScrollUp = 3
}

/// When a bar that slid away comes back (iOS 27).
public enum UIBarMinimizationRestorationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case atScrollEdge = 1
}

/// Whether content moves into the room of a bar that slid away (iOS 27).
public enum UIBarMinimizationSafeAreaAdjustment: Int, Hashable, Sendable {
  case automatic = 0
  case enabled = 1
  case disabled = 2
}

/// How a bar slides away when content is scrolled (iOS 27); it never does here.
public struct UIBarMinimization: Hashable, Sendable {
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  public init() {}
}
