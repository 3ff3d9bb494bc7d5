/// What is drawn in a symbol's place: an outline, and what is done with it.
///
/// Its text is parts joined by `;`. The first is the name of an icon of Bootstrap Icons, or of an outline
/// of the project's own after `*`; the others change what stands before them.
package struct SymbolRecipe: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case bootstrap(String)
    case own(String)

    init(_ text: Substring) {
      self = text.first == "*" ? .own(String(text.dropFirst())) : .bootstrap(String(text))
    }
  }

  package enum Change: Hashable, Sendable {
    /// Puts what there is into a shape.
    case enclosed(SymbolEnclosure)
    /// Strikes it through.
    case slashed
    /// Puts a small outline at a corner.
    case badge(Source)
    /// Mirrors it left to right.
    case flipped
    /// Turns it clockwise by quarters.
    case turned(quarters: Int)
  }

  package var source: Source
  package var changes: [Change]
  /// The recipe as it stands in the table.
  package var text: String

  /// Nil if a part isn't known.
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
