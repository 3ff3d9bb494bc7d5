// How arguments of messages are written. Messages aren't, so that these are only names.

/// Who may read an argument.
public struct OSLogPrivacy: Sendable {
  /// What stands in for an argument that can't be read.
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

/// How whole numbers are written.
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

/// How other numbers are written.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }

  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How truths are written.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}

/// Where an argument stands in its column.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
