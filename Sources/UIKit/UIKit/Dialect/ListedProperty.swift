/// A property listed in a class's table, with the way to get and set it.
package struct ListedProperty {
  /// The property's declared role.
  package enum Role: Sendable {
    case outlet, outletCollection, inspectable
    /// Any other property visible to Objective-C.
    case key
    /// A property that reports its changes.
    case observable
    /// A property of one of UIKit's own classes, whose changes are detected by comparison.
    case system
  }

  /// The Objective-C name.
  package let name: String
  package let role: Role
  /// The type of the property's values, which may be an optional.
  package let valueType: Any.Type
  /// The key path in the table; its root is the class that declares the property.
  package let path: AnyKeyPath
  /// Gets the property of an object; nil also if its value is nil.
  package let get: (AnyObject) -> Any?
  /// Sets the property of an object to a value that is converted to its type; returns false if that
  /// isn't possible. Nil for a property that can't be set.
  package let set: ((AnyObject, Any?) -> Bool)?
  /// Whether two values are equal; true if that can't be determined, as otherwise every change of
  /// anything else would count as a change of them.
  let areEqual: (Any?, Any?) -> Bool

  /// - Parameter setter: Sets the property. A key path can do this too, but reads the property
  ///   first: use it only for properties whose getter has no effects.
  init<T: AnyObject, V>(
    _ name: String, _ role: Role, _ path: KeyPath<T, V>, setter: ((T, V) -> Void)? = nil
  ) {
    self.name = name
    self.role = role
    self.path = path
    valueType = V.self
    get = { object in (object as? T).flatMap { BoxedValue.unwrapped($0[keyPath: path]) } }
    let writable = path as? ReferenceWritableKeyPath<T, V>
    if let setter = setter ?? writable.map({ path in { $0[keyPath: path] = $1 } }) {
      set = { object, value in
        guard let object = object as? T, let value = BoxedValue.converted(value, to: V.self) else {
          return false
        }
        setter(object, value)
        return true
      }
    } else {
      set = nil
    }
    areEqual = { BoxedValue.areEqual($0, $1, unknown: true) }
  }

  /// Whether the property can be set to nil.
  package var takesNil: Bool { valueType is any AnyOptional.Type }
}
