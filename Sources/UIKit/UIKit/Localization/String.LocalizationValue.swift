import Foundation
import StringTables

extension String {
  /// A key of a string table, with the values to insert into its text.
  ///
  /// An interpolated value appears as a specifier in the key: `"\(count) of \(name)"` with a number
  /// and a text is the key `%lld of %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, which is also the format if no table has one.
    let key: String
    let arguments: [Argument]

    enum Argument: Equatable, Sendable {
      case integer(Int64)
      case unsigned(UInt64)
      case floating(Double)
      case text(String)

      /// The value for selecting plurals.
      var counted: StringArgument {
        switch self {
        case .integer(let number): .integer(Int(number))
        case .unsigned(let number): .unsigned(UInt(number))
        case .floating(let number): .floating(number)
        case .text(let text): .object(text)
        }
      }

      var value: any CVarArg {
        switch self {
        case .integer(let number): number
        case .unsigned(let number): number
        case .floating(let number): number
        case .text(let text): text as NSString
        }
      }
    }

    /// Creates a key that is used verbatim.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      public mutating func appendLiteral(_ literal: String) {
        // A percent sign is doubled, as in every format.
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) {
        add("%@", .text(string))
      }

      public mutating func appendInterpolation(_ substring: Substring) {
        add("%@", .text(String(substring)))
      }

      /// Integers are `%lld` or, with up to 32 bits, `%d`; unsigned ones `%llu` or `%u`.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
        let length = T.bitWidth > 32 ? "ll" : ""
        if T.isSigned {
          add("%\(length)d", .integer(Int64(truncatingIfNeeded: value)))
        } else {
          add("%\(length)u", .unsigned(UInt64(truncatingIfNeeded: value)))
        }
      }

      public mutating func appendInterpolation(_ value: Double) { add("%lf", .floating(value)) }

      public mutating func appendInterpolation(_ value: Float) {
        add("%lf", .floating(Double(value)))
      }

      public mutating func appendInterpolation(_ value: CGFloat) {
        add("%lf", .floating(Double(value)))
      }

      /// Appends a value with an explicit format, such as `%.2f`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: T, specifier: String
      ) {
        add(specifier, .floating(Double(value)))
      }

      /// Appends an integer with an explicit format, such as `%02lld`.
      public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: T, specifier: String
      ) {
        add(specifier, .integer(Int64(truncatingIfNeeded: value)))
      }

      /// Appends an attributed text, without its attributes.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        add("%@", .text(String(attributedString.characters)))
      }

      private mutating func add(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// Creates the text for a key in the user's language, or else uses the key itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if the table lacks it.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - locale: The locale for formatting numbers.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, value: keyAndValue, hasDefault: false, table: table,
      bundle: (bundle ?? .main).bundlePath, locale: locale)
  }

  /// Creates the text for a key in the user's language, or else a default text.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", value: defaultValue, hasDefault: true, table: table,
      bundle: (bundle ?? .main).bundlePath, locale: locale)
  }

  /// Creates the text of a resource in the user's language, or else its default text.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, value: resource.defaultValue, hasDefault: resource.hasOwnDefault,
      table: resource.table, bundle: resource.bundle.path, locale: resource.locale)
  }

  private init(
    key: String, value: LocalizationValue, hasDefault: Bool, table: String?, bundle: String,
    locale: Locale
  ) {
    let found = LocalizedLookup.string(
      for: key, table: table ?? "", bundle: bundle, hasDefault: hasDefault)
    // Without arguments there is nothing to fill in: a text with plurals remains a format.
    guard !value.arguments.isEmpty else {
      self = found ?? value.key
      return
    }
    // A text that expects other values would read invalid memory.
    let formats = [found, value.key].compactMap(\.self)
    let format = formats.first { value.arguments.fill($0) }
    if let found, format != found, found != value.key {
      ResourceNotes.tellUnfit(text: found, key: key, table: table ?? "")
    }
    guard let format else {
      ResourceNotes.tellUnfit(values: value.key)
      self = value.key
      return
    }
    self.init(format: format, locale: locale, arguments: value.arguments.map(\.value))
  }
}

extension [String.LocalizationValue.Argument] {
  /// Returns whether the values are of the kinds that a format expects.
  fileprivate func fill(_ format: String) -> Bool {
    var format = format
    if let (text, context) = LocalizedFormats.text(of: format) {
      guard let chosen = text.format(arguments: map(\.counted), in: context) else { return false }
      format = chosen
    }
    var next = 0
    return FormatText(format).parts.allSatisfy { part in
      switch part {
      case .text: return true
      case .variable, .counted: return false
      case .argument(let place):
        guard place.starCount == 0 else { return false }
        let index = place.position.map { $0 - 1 } ?? next
        if place.position == nil { next += 1 }
        guard indices.contains(index) else { return false }
        return switch self[index] {
        case .integer, .unsigned: place.isInteger || "cC".contains(place.conversion)
        case .floating: place.isFloating
        case .text: place.conversion == "@"
        }
      }
    }
  }
}
