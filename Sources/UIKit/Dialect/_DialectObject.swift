/// A value that is asked for what `NSValue`, `NSNumber` and the like answer.
///
/// The rewriter writes it for `(x as AnyObject).cgRectValue`: a message to any object, which only
/// Objective-C's run time can send. What the value isn't is nil, where a device stops the app.
public struct _DialectObject {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  public var cgRectValue: CGRect! { BoxedValue.converted(value) }
  public var cgPointValue: CGPoint! { BoxedValue.converted(value) }
  public var cgSizeValue: CGSize! { BoxedValue.converted(value) }
  public var uiEdgeInsetsValue: UIEdgeInsets! { BoxedValue.converted(value) }
  public var boolValue: Bool! { BoxedValue.converted(value) }
  public var intValue: Int32! { BoxedValue.converted(value) }
  public var integerValue: Int! { BoxedValue.converted(value) }
  public var floatValue: Float! { BoxedValue.converted(value) }
  public var doubleValue: Double! { BoxedValue.converted(value) }

  public var stringValue: String! {
    let number: NSNumber? = BoxedValue.converted(value)
    return number?.stringValue
  }
}
