/// How a symbol is drawn: an outline, and its modifications.
///
/// Its text consists of parts joined by `;`. The first is the name of an icon of Bootstrap Icons,
/// or, after `*`, of one of the project's own outlines; each of the others modifies what precedes
/// it.
package struct SymbolRecipe: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case bootstrap(String)
    case own(String)

    init(_ text: Substring) {
      self = text.first == "*" ? .own(String(text.dropFirst())) : .bootstrap(String(text))
    }
  }

  package enum Change: Hashable, Sendable {
    /// Encloses the drawing in a shape.
    case enclosed(SymbolEnclosure)
    /// Strikes the drawing through.
    case slashed
    /// Adds a small outline at a corner.
    case badge(Source)
    /// Mirrors the drawing horizontally.
    case flipped
    /// Rotates the drawing clockwise by quarter turns.
    case turned(quarters: Int)
  }

  package var source: Source
  package var changes: [Change]
  /// The recipe's text in the table.
  package var text: String

  /// `nil` if a part is unknown.
  package init?(_ text: String) {
    let parts = text.split(separator: ";")
    guard let first = parts.first else { return nil }
    self.text = text
    source = Source(first)
    changes = []
    for part in parts.dropFirst() {
      switch part {
      case "slash": changes.append(.slashed)
      case "flip": changes.append(.flipped)
      case "left": changes.append(.turned(quarters: 3))
      case "right": changes.append(.turned(quarters: 1))
      case "turn": changes.append(.turned(quarters: 2))
      default:
        if part.hasPrefix("badge:") {
          changes.append(.badge(Source(part.dropFirst(6))))
        } else if let enclosure = SymbolEnclosure(part: String(part)) {
          changes.append(.enclosed(enclosure))
        } else {
          return nil
        }
      }
    }
  }
}
