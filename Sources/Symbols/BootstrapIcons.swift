import Graphics

/// The outlines of Bootstrap Icons that symbols are drawn with.
package enum BootstrapIcons {
  /// The side of the square that all outlines lie in.
  package static let side: CGFloat = 16

  private static let sorted = SortedTable(text: table)

  /// The names of the icons, in order.
  package static var names: [String] {
    sorted.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// Returns an icon's shapes; nil if there is none of that name.
  static func shapes(of icon: String) -> [SymbolShape]? {
    guard let words = sorted.line(icon) else { return nil }
    return words.joined(separator: " ").split(separator: "|").compactMap { text in
      let isEvenOdd = text.first == "e"
      guard let path = SVGPathData.path(isEvenOdd ? text.dropFirst() : text) else { return nil }
      return SymbolShape(path: path, rule: isEvenOdd ? .evenOdd : .winding)
    }
  }
}
