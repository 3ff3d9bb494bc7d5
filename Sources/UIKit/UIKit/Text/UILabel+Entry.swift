extension ClassEntry {
  static let label = ClassEntry(
    UILabel.self,
    appliesNibLater: true,
    nib: { $0.apply(unsafeDowncast($1, to: UILabel.self)) },
    keys: { ($0 as? any _UILabelKeys.Type)?.listUILabel(&$1) },
    appearance: [
      AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UILabel.highlightedTextColor),
      AppearanceProperty(\UILabel.textAlignment),
      AppearanceProperty(\UILabel.lineBreakMode),
      AppearanceProperty(\UILabel.numberOfLines),
      AppearanceProperty(\UILabel.shadowColor),
      AppearanceProperty(\UILabel.shadowOffset),
      AppearanceProperty(\UILabel.minimumScaleFactor),
      AppearanceProperty(\UILabel.adjustsFontSizeToFitWidth),
      AppearanceProperty(\UILabel.adjustsFontForContentSizeCategory),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UILabelKeys: UILabel {}
extension UILabel: _UILabelKeys {}

extension _UILabelKeys {
  @MainActor static func listUILabel(_ members: inout _DialectMembers) {
    members.system("text", \Self.text)
    members.system("attributedText", \Self.attributedText)
    members.system("font", \Self.font)
    members.system("textColor", \Self.textColor)
    members.system("textAlignment", \Self.textAlignment)
    members.system("lineBreakMode", \Self.lineBreakMode)
    members.system("numberOfLines", \Self.numberOfLines)
    members.system("shadowColor", \Self.shadowColor)
    members.system("shadowOffset", \Self.shadowOffset)
    members.system("highlightedTextColor", \Self.highlightedTextColor)
    members.system("highlighted", \Self.isHighlighted)
    members.system("enabled", \Self.isEnabled)
    members.system("adjustsFontSizeToFitWidth", \Self.adjustsFontSizeToFitWidth)
    members.system("minimumScaleFactor", \Self.minimumScaleFactor)
    members.system("baselineAdjustment", \Self.baselineAdjustment)
    members.system("preferredMaxLayoutWidth", \Self.preferredMaxLayoutWidth)
    members.system("adjustsFontForContentSizeCategory", \Self.adjustsFontForContentSizeCategory)
  }
}
