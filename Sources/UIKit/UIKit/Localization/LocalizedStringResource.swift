import Foundation

/// A text to be looked up later: its key and table, and the table's location.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The location of tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// A bundle at a URL.
    case atURL(URL)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    /// The bundle's path.
    var path: String {
      switch self {
      case .main: Bundle.main.bundlePath
      case .forClass(let type): Bundle(for: type).bundlePath
      case .atURL(let url): url.path
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text, or the format, if the table lacks the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil for `Localizable`.
  public let table: String?
  /// The locale for formatting numbers.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription
  /// Whether the default value differs from the key.
  let hasOwnDefault: Bool

  /// Creates a resource whose key is also the text if the table lacks it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnDefault = false
  }

  /// Creates a resource with a default text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    hasOwnDefault = true
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
