/// A face that the project knows by name: the location of its file in Debian, and the package that
/// contains it.
struct FontFile: Sendable, Hashable {
  /// The display name.
  var name: String
  /// The path below the fonts folder, or an absolute path.
  var path: String
  /// The family to find if the file is a collection.
  var family: String?
  var package: String?

  init(name: String, path: String, family: String? = nil, package: String?) {
    self.name = name
    self.path = path
    self.family = family
    self.package = package
  }
}

extension FontFile {
  private static let weights: [(raw: Double, name: String)] = [
    (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
    (0.3, "SemiBold"), (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
  ]

  /// The minimum size for substituting the system font with Inter's display cut.
  static let displayCutSize: CGFloat = 20

  /// Returns the substitute outlines for the system font: Inter below 20 pt, its display cut from
  /// there, as Apple's documentation changes from SF Text to SF Display there.
  static func system(weight: CGFloat, isItalic: Bool, size: CGFloat) -> FontFile {
    var best = weights[3].name
    var distance = Double.infinity
    for candidate in weights where abs(candidate.raw - Double(weight)) < distance {
      distance = abs(candidate.raw - Double(weight))
      best = candidate.name
    }
    let style = isItalic ? (best == "Regular" ? "Italic" : best + "Italic") : best
    let family = size < displayCutSize ? "Inter" : "InterDisplay"
    return FontFile(
      name: "\(family) \(style)", path: "opentype/inter/\(family)-\(style).otf",
      package: "fonts-inter")
  }

  static func monospaced(isBold: Bool) -> FontFile {
    let style = isBold ? "-Bold" : ""
    return FontFile(
      name: isBold ? "DejaVu Sans Mono Bold" : "DejaVu Sans Mono",
      path: "truetype/dejavu/DejaVuSansMono\(style).ttf", package: "fonts-dejavu-core")
  }

  /// Returns the substitute for New York, the system's serif design: Noto Serif, with its own
  /// advances.
  static func serif(isBold: Bool, isItalic: Bool) -> FontFile {
    let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : isItalic ? "Italic" : "Regular"
    return FontFile(
      name: "Noto Serif \(style)", path: "truetype/noto/NotoSerif-\(style).ttf",
      package: "fonts-noto-core")
  }

  static func cjk(_ region: String, isBold: Bool) -> FontFile {
    let style = isBold ? "Bold" : "Regular"
    return FontFile(
      name: "Noto Sans CJK \(region) \(style)", path: "opentype/noto/NotoSansCJK-\(style).ttc",
      family: "Noto Sans CJK \(region)", package: "fonts-noto-cjk")
  }

  static let emoji = FontFile(
    name: "Noto Color Emoji", path: "truetype/noto/NotoColorEmoji.ttf",
    package: "fonts-noto-color-emoji")

  /// Returns a face of Noto's core collection, for example "SansArabic".
  static func noto(_ script: String, isBold: Bool) -> FontFile {
    let style = isBold ? "Bold" : "Regular"
    return FontFile(
      name: "Noto \(script) \(style)", path: "truetype/noto/Noto\(script)-\(style).ttf",
      package: "fonts-noto-core")
  }
}
