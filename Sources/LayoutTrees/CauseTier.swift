/// What a change of a property can be the cause of, the most fundamental first.
///
/// The order is that of layout: what the screen is, what view code decides, the insets that travel
/// down, the frames that follow.
public enum CauseTier: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The screen: it brings its own size, scale and system.
  case screen
  /// Traits that move views.
  case trait
  /// Traits that only colours depend on.
  case colorTrait
  /// What view code decides and frames follow from.
  case decision
  /// Views that came or went.
  case structure
  /// What view code decides and only drawing follows from: a cause that moved nothing.
  case drawing
  /// A property that the table doesn't have, such as one of a newer version: always shown as a
  /// cause, as its own cause is unknown.
  case unregistered
  /// Insets that travel down from the screen and from bars.
  case inset
  /// What is shown: texts and pictures, which have sizes of their own.
  case content
  /// Insets that follow from other insets.
  case derivedInset
  /// How far a view is scrolled.
  case scroll
  /// Geometry.
  case frame
  /// How a view looks, which may follow from a trait.
  case appearance

  public static func < (one: CauseTier, other: CauseTier) -> Bool { one.rawValue < other.rawValue }
}
