/// A property that a class's table lists, with the way to read and to set it.
package struct ListedProperty {
  /// What the property was declared as.
  package enum Role: Sendable {
    case outlet, outletCollection, inspectable
    /// Any other that Objective-C sees.
    case key
    /// One that reports its changes.
    case observable
    /// One of UIKit's own classes, whose changes are found by comparing.
    case system
  }

  /// The name in Objective-C.
  package let name: String
  package let role: Role
  /// The type of its values, which may be an optional.
  package let valueType: Any.Type
  /// The key path that the table names, whose root is the class that declares the property.
  package let path: AnyKeyPath
  /// Reads the property of an object; nil also where it holds nil.
  package let get: (AnyObject) -> Any?
  /// Sets the property of an object to a value that is converted to its type; false if that can't
  /// be. Absent for a property that can't be set.
  package let set: ((AnyObject, Any?) -> Bool)?
  /// Whether two values are equal; true where that can't be told, as every change of anything else
  /// would count as one of them.
  let areEqual: (Any?, Any?) -> Bool

  /// - Parameter setter: Sets the property. A key path does so, too, but reads it before: only for those
  ///   whose reading has no effect.
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

  /// Whether nil can be stored in it.
  package var takesNil: Bool { valueType is any AnyOptional.Type }
}
