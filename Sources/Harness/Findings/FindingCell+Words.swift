extension FindingCell {
  /// The cell as a readable text: “iPhone SE, landscape, AX3, dark, de”.
  public var words: String {
    var parts = [deviceName]
    if let posture { parts.append(posture) }
    parts.append(Self.orientationWords(orientation))
    if textSize != "L" { parts.append(Self.textSizeWords(textSize)) }
    if isDark { parts.append("dark") }
    if let language { parts.append(language) }
    if isRightToLeft { parts.append("right to left") }
    return parts.joined(separator: ", ")
  }

  package static func orientationWords(_ orientation: String) -> String {
    orientation.split(separator: "-").joined(separator: " ")
  }

  /// Returns the common names of the five accessibility sizes, AX1 to AX5; others are returned
  /// unchanged.
  package static func textSizeWords(_ size: String) -> String {
    let prefix = "Accessibility"
    guard size.hasPrefix(prefix),
      let index = ["M", "L", "XL", "XXL", "XXXL"].firstIndex(
        of: String(size.dropFirst(prefix.count)))
    else { return size }
    return "AX\(index + 1)"
  }

  /// The text sizes, smallest first.
  package static let textSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
