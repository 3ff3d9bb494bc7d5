extension NSLayoutConstraint {
  /// The alignment, order and spacing of the views in a visual format string.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // MARK: Lining up, across the direction of the layout

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    // MARK: Order of horizontal layouts

    /// In reading direction; this is the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    // MARK: Spacing of vertical layouts

    /// From the edge of one view to the edge of the next; this is the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// From the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are equal in neighbours; a raw value is the attribute's bit.
    var alignedAttributes: [Attribute] {
      (1...12).compactMap { bit in
        rawValue & 1 << UInt(bit) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }
}
