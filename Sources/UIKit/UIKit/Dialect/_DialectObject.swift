/// A value that accepts the messages of `NSValue`, `NSNumber`, `NSObject` and similar classes.
///
/// The rewriter generates it for `(x as AnyObject).cgRectValue` and `object.isEqual(x)`: a message
/// to an arbitrary object, which only Objective-C's run time can send. The result is nil if the
/// value doesn't have the property, while a device stops the app.
///
/// Numbers have the names and types that Swift gives `NSNumber`'s properties on Apple's systems;
/// properties that only `NSString` has use that class's.
public struct _DialectObject {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  /// Creates an object from a value; nil for nil. The rewriter generates it for
  /// `(x as AnyObject?)?.cgRectValue`.
  public static func unlessNil(_ value: Any?) -> _DialectObject? {
    BoxedValue.unwrapped(value).map(_DialectObject.init)
  }

  // MARK: NSValue

  public var cgRectValue: CGRect! { BoxedValue.converted(value) }
  public var cgPointValue: CGPoint! { BoxedValue.converted(value) }
  public var cgSizeValue: CGSize! { BoxedValue.converted(value) }
  public var cgVectorValue: CGVector! { BoxedValue.converted(value) }
  public var cgAffineTransformValue: CGAffineTransform! { BoxedValue.converted(value) }
  public var uiEdgeInsetsValue: UIEdgeInsets! { BoxedValue.converted(value) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets! { BoxedValue.converted(value) }
  public var uiOffsetValue: UIOffset! { BoxedValue.converted(value) }

  // MARK: NSNumber and NSString

  public var boolValue: Bool! { number { $0.boolValue } }
  public var int8Value: Int8! { number { $0.int8Value } }
  public var uint8Value: UInt8! { number { $0.uint8Value } }
  public var int16Value: Int16! { number { $0.int16Value } }
  public var uint16Value: UInt16! { number { $0.uint16Value } }
  public var int32Value: Int32! { number { $0.int32Value } }
  public var uint32Value: UInt32! { number { $0.uint32Value } }
  public var int64Value: Int64! { number { $0.int64Value } }
  public var uint64Value: UInt64! { number { $0.uint64Value } }
  public var intValue: Int! { number { $0.intValue } }
  public var integerValue: Int! { number { $0.intValue } }
  public var uintValue: UInt! { number { $0.uintValue } }
  public var longLongValue: Int64! { number { $0.int64Value } }
  public var floatValue: Float! { number { $0.floatValue } }
  public var doubleValue: Double! { number { $0.doubleValue } }
  public var decimalValue: Decimal! { number { $0.decimalValue } }

  public var stringValue: String! { boxed?.stringValue }

  // MARK: NSObject

  /// Whether a value is equal to another: as determined by the object, or by Swift for its values.
  public func isEqual(_ other: Any?) -> Bool {
    if let object = BoxedValue.unwrapped(value) as? NSObject {
      return object.isEqual(BoxedValue.unwrapped(other))
    }
    if let boxed, let other = BoxedValue.plain(other).flatMap(BoxedValue.boxedNumber) {
      return boxed == other
    }
    if let text: NSString = BoxedValue.converted(value) {
      return text == BoxedValue.converted(other, to: NSString.self)
    }
    return BoxedValue.areEqual(value, other)
  }

  /// Whether the object's class is a class or a subclass of it; Swift values have the class they're
  /// bridged to.
  public func isKind(of type: AnyClass) -> Bool { classes.contains { $0 == type } }

  public func isMember(of type: AnyClass) -> Bool { classes.first.map { $0 == type } ?? false }

  private var receiver: NSObject? { BoxedValue.unwrapped(value) as? NSObject }

  /// Calls a method; only objects of Foundation's and UIKit's classes and their subclasses have any.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    receiver?.perform(aSelector)
  }

  /// Calls a method with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    receiver?.perform(aSelector, with: object)
  }

  /// Calls a method with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    receiver?.perform(aSelector, with: object1, with: object2)
  }

  /// Calls a method on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    receiver?.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Whether the object has a method, as far as tables list it.
  public func responds(to selector: Selector!) -> Bool {
    object.map { RootMethods.responds($0, to: selector) } ?? false
  }

  public var description: String! {
    BoxedValue.unwrapped(value).map { String(describing: $0) }
  }

  public var debugDescription: String! {
    BoxedValue.unwrapped(value).map { String(reflecting: $0) }
  }

  /// The value as the object that it is, or is bridged to.
  private var object: AnyObject? {
    guard let value = BoxedValue.plain(value) else { return nil }
    if type(of: value) is AnyClass { return value as AnyObject }
    return BoxedValue.boxedNumber(value) ?? BoxedValue.converted(value, to: NSString.self)
      ?? value as AnyObject
  }

  /// The object's class and its superclasses.
  private var classes: [AnyClass] {
    guard let object else { return [] }
    return Array(sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) })
  }

  /// The value if it is a number.
  private var boxed: NSNumber? { BoxedValue.plain(value).flatMap(BoxedValue.boxedNumber) }

  /// Returns a number's property, or a string's as `NSString` parses it: the number at its
  /// beginning; 0 without digits.
  private func number<V>(_ read: (NSNumber) -> V) -> V? {
    if let boxed { return read(boxed) }
    guard let text: NSString = BoxedValue.converted(value) else { return nil }
    if V.self == Bool.self { return read(NSNumber(value: text.boolValue)) }
    return V.self is any BinaryInteger.Type
      ? read(NSNumber(value: text.longLongValue)) : read(NSNumber(value: text.doubleValue))
  }
}
