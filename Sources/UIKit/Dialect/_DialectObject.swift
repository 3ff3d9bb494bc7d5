/// A value that is asked for what `NSValue`, `NSNumber` and the like answer.
///
/// The rewriter writes it for `(x as AnyObject).cgRectValue`: a message to any object, which only
/// Objective-C's run time can send. What the value isn't is nil, where a device stops the app.
///
/// Numbers have the names and types that Swift gives `NSNumber`'s on Apple's systems; those that are
/// `NSString`'s alone have that class's.
public struct _DialectObject {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  /// Makes an object of a value; nil of nil. The rewriter writes it for `(x as AnyObject?)?.cgRectValue`.
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

  /// The value if it is a number.
  private var boxed: NSNumber? { BoxedValue.plain(value).flatMap(BoxedValue.boxedNumber) }

  /// What a number answers, or a string as `NSString` reads one: what is in front of other signs; 0 without
  /// digits.
  private func number<V>(_ read: (NSNumber) -> V) -> V? {
    if let boxed { return read(boxed) }
    guard let text: NSString = BoxedValue.converted(value) else { return nil }
    if V.self == Bool.self { return read(NSNumber(value: text.boolValue)) }
    return V.self is any BinaryInteger.Type
      ? read(NSNumber(value: text.longLongValue)) : read(NSNumber(value: text.doubleValue))
  }
}
