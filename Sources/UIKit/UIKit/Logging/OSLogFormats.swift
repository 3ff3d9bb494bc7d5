// Formats of message arguments. Messages aren't formatted, so these are only names.

/// The visibility of an argument.
public struct OSLogPrivacy: Sendable {
  /// The replacement for an argument that isn't visible.
  public enum Mask: Sendable {
    case hash, none
  }

  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The format of integers.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The format of floating-point numbers.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }

  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// The format of Booleans.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}

/// The alignment of an argument in its column.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
