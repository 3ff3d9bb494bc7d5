/// A readable path from the window to a view.
///
/// A view with siblings of the same class has its index among them (starting at 0), a view with an
/// identifier has that instead: `UITableView[1] › UITableViewCell[0] › UILabel`.
public struct LayoutPath: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var className: String
    var identifier: String?
    /// The index among siblings of the same class; `nil` for the only one.
    var index: Int?
    /// The last index of a run of siblings that a sentence combines.
    var lastIndex: Int?

    var isDistinguished: Bool { index != nil || identifier != nil }

    /// Whether this is a row or an item of a list, which comes and goes as the list scrolls.
    var isRow: Bool {
      guard let identifier else { return false }
      let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
      return parts.count >= 2 && parts.suffix(2).allSatisfy { Int($0) != nil }
    }

    /// Whether this is a view that UIKit creates internally.
    var isInternal: Bool { className.hasPrefix("_") }

    /// Whether an identifier refers to this view alone.
    var isNamed: Bool {
      identifier != nil && !isRow && (lastIndex == nil || lastIndex == index)
    }

    /// A short form of the step for a line with other contents: an identifier suffices.
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

  /// The view with the nearest ancestors that identify it, for a line with other contents.
  ///
  /// An identifier suffices by itself; the middle of a long path is omitted.
  package var brief: String {
    steps.isEmpty ? "the screen" : nearest.map(\.briefText).joined(separator: " › ")
  }

  /// The brief path without indices among siblings.
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

  /// Whether this is the other path, or a run of siblings that includes it.
  func stands(for other: LayoutPath) -> Bool {
    guard steps.count == other.steps.count else { return false }
    return zip(steps, other.steps).allSatisfy { mine, theirs in
      guard let last = mine.lastIndex, let first = mine.index, let index = theirs.index else {
        return mine == theirs
      }
      return mine.className == theirs.className && (first...max(first, last)).contains(index)
    }
  }

  /// All steps, starting at the window.
  public var full: String { steps.map(\.text).joined(separator: " › ") }
}

extension LayoutPath {
  /// Returns steps for siblings by class, with an index if several have the same one.
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
  /// The shortest unambiguous path: everything above the first view with siblings is omitted.
  public var description: String {
    let start = steps.firstIndex(where: \.isDistinguished) ?? max(0, steps.count - 1)
    return steps[start...].map(\.text).joined(separator: " › ")
  }
}
