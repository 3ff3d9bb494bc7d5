/// A kind of trait: a type that is never instantiated and identifies a value that environments pass
/// on.
///
/// An app defines its own by conforming an enumeration or structure without cases and storing a
/// value for it in `traitOverrides` (iOS 17 and later).
public protocol UITraitDefinition {
  associatedtype Value

  /// The trait's default value.
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  /// Whether dynamic colours may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait with any value type.
public typealias UITrait = any UITraitDefinition.Type
