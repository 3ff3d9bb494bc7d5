/// A key for accessing values in the environment.
public protocol EnvironmentKey: SendableMetatype {
  associatedtype Value

  /// The default value for the environment key.
  static var defaultValue: Value { get }
}

/// A collection of environment values propagated through a view hierarchy.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
      // The key's type determines its value's.
      return value as! K.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that was set for the views below; `nil` if there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(of: objectType) }
    set { setObject(newValue, of: objectType) }
  }

  package func object<T: AnyObject>(of type: T.Type) -> T? {
    values[ObjectIdentifier(type)] as? T
  }

  package mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
    values[ObjectIdentifier(type)] = object
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) values)" }
}

// MARK: What layout needs

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// The layout direction of the environment.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The display scale of the environment.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel on the screen, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
