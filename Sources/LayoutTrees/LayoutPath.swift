/// The way from the window to a view, as a person would name it.
///
/// A view that has siblings of its class carries its number among them (from 0), one with an
/// identifier carries that: `UITableView[1] › UITableViewCell[0] › UILabel`.
public struct LayoutPath: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var className: String
    var identifier: String?
    /// The number among the siblings of the same class; nil for an only one.
    var index: Int?
    /// The last index of a run of siblings that stand for one another in a sentence.
    var lastIndex: Int?

    var isDistinguished: Bool { index != nil || identifier != nil }

    /// Whether this is a row or an item of a list, which comes and goes as the list scrolls.
    var isRow: Bool {
      guard let identifier else { return false }
      let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
      return parts.count >= 2 && parts.suffix(2).allSatisfy { Int($0) != nil }
    }

    /// Whether this is one of the views that UIKit makes for itself.
    var isInternal: Bool { className.hasPrefix("_") }

    /// Whether an identifier names this one view.
    var isNamed: Bool {
      identifier != nil && !isRow && (lastIndex == nil || lastIndex == index)
    }

    /// The step in a line with more in it: an identifier says enough.
    var briefText: String {
      guard isNamed, let identifier else { return text }
      return "\(className) “\(identifier)”"
    }

    var text: String {
      var result = className
      if let index {
        if let lastIndex, lastIndex != index {
          result += "[\(index)…\(lastIndex)]"
        } else {
          result += "[\(index)]"
        }
      }
      if let identifier, lastIndex == nil || lastIndex == index { result += " “\(identifier)”" }
      return result
    }
  }

  var steps: [Step]

  /// The view with the nearest ancestors that identify it, for a line with more in it.
  ///
  /// An identifier names a view by itself; of a long way the middle is left out.
  package var brief: String {
    steps.isEmpty ? "the screen" : nearest.map(\.briefText).joined(separator: " › ")
  }

  /// The brief path without numbers among siblings.
  package var unnumbered: String {
    nearest.map { $0.isNamed ? $0.briefText : $0.className }.joined(separator: " › ")
  }

  private var nearest: [Step] {
    guard let last = steps.last else { return [] }
    if last.identifier != nil, !last.isRow { return [last] }
    let named = steps.indices.filter { steps[$0].isDistinguished }
    let shown = named.suffix(2).filter { $0 != steps.count - 1 } + [steps.count - 1]
    return shown.map { steps[$0] }
  }

  /// Whether this is the other path, or a run of siblings that the other one belongs to.
  func stands(for other: LayoutPath) -> Bool {
    guard steps.count == other.steps.count else { return false }
    return zip(steps, other.steps).allSatisfy { mine, theirs in
      guard let last = mine.lastIndex, let first = mine.index, let index = theirs.index else {
        return mine == theirs
      }
      return mine.className == theirs.className && (first...max(first, last)).contains(index)
    }
  }

  /// Every step, from the window down.
  public var full: String { steps.map(\.text).joined(separator: " › ") }
}

extension LayoutPath {
  /// Names siblings by class, and by number where several have one.
  static func steps(for children: [LayoutNode]) -> [Step] {
    var totals: [String: Int] = [:]
    for child in children { totals[child.className, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return children.map { child in
      let index = seen[child.className, default: 0]
      seen[child.className] = index + 1
      return .init(
        className: child.className, identifier: child.identifier ?? child.outlet,
        index: totals[child.className, default: 0] > 1 ? index : nil)
    }
  }
}

extension LayoutPath: CustomStringConvertible {
  /// The shortest unambiguous name: the trunk above the first view with siblings is left out.
  public var description: String {
    let start = steps.firstIndex(where: \.isDistinguished) ?? max(0, steps.count - 1)
    return steps[start...].map(\.text).joined(separator: " › ")
  }
}
