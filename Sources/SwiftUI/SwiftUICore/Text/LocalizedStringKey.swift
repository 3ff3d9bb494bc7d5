/// The key used to look up an entry in a strings file or strings dictionary file.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value that is inserted into the text.
  enum Argument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case string(String)
    case attributed(AttributedString)
    case text(Text)

    /// The value as it selects plurals and fills formats.
    var value: any CVarArg {
      switch self {
      case .integer(let number): number
      case .unsigned(let number): number
      case .floating(let number): number
      case .string(let text): text as NSString
      case .attributed(let text): String(text.characters) as NSString
      case .text: "" as NSString
      }
    }
  }

  package let key: String
  let arguments: [Argument]
  /// Whether the key is a format; percent signs of others are literal.
  let isFormat: Bool

  /// Creates a localized string key from the given string value.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  /// Creates a localized string key from the given string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a localized string key from the given string interpolation.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = !arguments.isEmpty
  }

  /// Represents the contents of a string literal with interpolations while it's being built.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      // A percent sign is doubled, as in every format.
      key += literal.replacing("%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      add("%@", .string(String(string)))
    }

    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    public mutating func appendInterpolation(_ image: Image) { add("%@", .text(Text(image))) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .attributed(attributedString))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add("%@", .text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      add("%@", .text(Text(interval)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      add("%@", .attributed(format.format(input)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      switch value._arg {
      case let number as Double: add(specifier, .floating(number))
      case let number as UInt64: add(specifier, .unsigned(number))
      case let number as Int64: add(specifier, .integer(number))
      default: add(specifier, .string("\(value)"))
      }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      add("%@", .string("\(value)"))
    }
  }
}

/// A number that a format can hold.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg

  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { Self.bitWidth > 32 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { Self.bitWidth > 32 ? "%llu" : "%u" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _arg: Double { Double(self) }
  public var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
