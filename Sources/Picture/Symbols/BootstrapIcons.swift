import Graphics

/// The outlines of Bootstrap Icons that are used to draw symbols.
package enum BootstrapIcons {
  /// The side of the square that contains all outlines.
  package static let side: CGFloat = 16

  private static let sorted = SortedTable(text: table)

  /// The names of the icons, sorted.
  package static var names: [String] {
    sorted.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// Returns an icon's shapes; `nil` if there is no icon with this name.
  static func shapes(of icon: String) -> [SymbolShape]? {
    guard let words = sorted.line(icon) else { return nil }
    return words.joined(separator: " ").split(separator: "|").compactMap { text in
      let isEvenOdd = text.first == "e"
      guard let path = SVGPathData.path(isEvenOdd ? text.dropFirst() : text) else { return nil }
      return SymbolShape(path: path, rule: isEvenOdd ? .evenOdd : .winding)
    }
  }
}
