extension FontFile {
  /// Returns the substitute face for one of iOS's named fonts, with the same advances if there is
  /// one.
  ///
  /// Liberation has the advances of Helvetica/Arial, Times and Courier, DejaVu Sans Mono has
  /// Menlo's. Other names are unknown, as on a device that lacks the font.
  static func stand(inFor name: String) -> FontFile? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let style = parts.count > 1 ? String(parts[1]) : name.contains("BoldMT") ? "Bold" : ""
    let isBold = style.contains("Bold") || style.contains("Heavy") || style.contains("Black")
    let isItalic = style.contains("Italic") || style.contains("Oblique")
    let suffix = isBold ? (isItalic ? "BoldItalic" : "Bold") : isItalic ? "Italic" : "Regular"
    switch first {
    case "Helvetica", "HelveticaNeue", "Helvetica Neue", "Arial", "ArialMT":
      return liberation("Sans", suffix)
    case "TimesNewRomanPS", "TimesNewRomanPSMT", "Times New Roman":
      return liberation("Serif", suffix)
    case "Courier", "CourierNewPS", "CourierNewPSMT", "Courier New":
      return liberation("Mono", suffix)
    case "Menlo": return .monospaced(isBold: isBold)
    default: return nil
    }
  }

  /// Returns ascender, descender and line gap in em of a named font, if its substitute face has
  /// different ones.
  ///
  /// A line of Helvetica is 1.15 em high, 19.55 pt at 17 (seven recorded sizes; high); its part
  /// above the baseline is recalled (medium).
  static func extents(
    ofFontNamed name: String
  ) -> (ascender: Double, descender: Double, lineGap: Double)? {
    name == "Helvetica" || name.hasPrefix("Helvetica-") ? (0.92, -0.23, 0) : nil
  }

  private static func liberation(_ family: String, _ style: String) -> FontFile {
    FontFile(
      name: "Liberation \(family) \(style)",
      path: "truetype/liberation/Liberation\(family)-\(style).ttf", package: "fonts-liberation")
  }
}
