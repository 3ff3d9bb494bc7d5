/// What a change of a property can cause, the most fundamental first.
///
/// The order follows layout: the properties of the screen, the decisions of view code, the insets
/// that propagate down, the resulting frames.
public enum CauseTier: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The screen, with its own size, scale and system.
  case screen
  /// Traits that move views.
  case trait
  /// Traits that only affect colours.
  case colorTrait
  /// Decisions of view code that affect frames.
  case decision
  /// Views that were added or removed.
  case structure
  /// Decisions of view code that only affect drawing: causes that move nothing.
  case drawing
  /// A property that isn't in the table, such as one of a newer version: always shown as a cause,
  /// because its own cause is unknown.
  case unregistered
  /// Insets that propagate down from the screen and from bars.
  case inset
  /// Content: texts and pictures, which have intrinsic sizes.
  case content
  /// Insets that result from other insets.
  case derivedInset
  /// Scroll positions.
  case scroll
  /// Geometry.
  case frame
  /// The appearance of a view, which may depend on a trait.
  case appearance

  public static func < (one: CauseTier, other: CauseTier) -> Bool { one.rawValue < other.rawValue }
}
