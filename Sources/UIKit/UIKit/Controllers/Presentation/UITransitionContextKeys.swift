/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on the screen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
