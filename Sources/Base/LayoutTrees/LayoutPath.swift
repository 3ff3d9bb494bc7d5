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

    /// Whether this is a modifier of SwiftUI's, which is named as it's written.
    var isModifier: Bool { className.hasPrefix(".") }

    /// Whether an identifier names this one view.
    var isNamed: Bool { identifier != nil && !isRow && lastIndex == nil }

    /// The step as used in a line with other contents: an identifier is sufficient.
    var brief: Step { isNamed ? Step(className: className, identifier: identifier) : shown }

    /// The step without the identifier of the first view in a run.
    var shown: Step {
      var step = self
      if lastIndex != nil { step.identifier = nil }
      return step
    }

    var text: String {
      var result = className
      if let index { result += lastIndex.map { "[\(index)…\($0)]" } ?? "[\(index)]" }
      if let identifier, lastIndex == nil { result += " “\(identifier)”" }
      return result
    }
  }

  var steps: [Step]

  /// The view with the nearest ancestors that identify it, for a line with other contents.
  ///
  /// An identifier is sufficient to specify a view; the middle of a long path is omitted.
  package var nearest: LayoutPath {
    guard let last = steps.last else { return self }
    if last.identifier != nil, !last.isRow { return LayoutPath(steps: [last.brief]) }
    let named = steps.indices.filter { steps[$0].isDistinguished }
    let shown = named.suffix(2).filter { $0 != steps.count - 1 } + [steps.count - 1]
    return LayoutPath(steps: shown.map { steps[$0].brief })
  }

  /// The shortest unambiguous path: the trunk above the first view with siblings is left out.
  var shortest: LayoutPath {
    let start = steps.firstIndex(where: \.isDistinguished) ?? max(0, steps.count - 1)
    return LayoutPath(steps: steps[start...].map(\.shown))
  }

  /// The nearest names in words.
  package var brief: String { steps.isEmpty ? "the screen" : nearest.full }

  /// The brief path without indices, which is the same for views that changed alike.
  package var unnumbered: String {
    nearest.steps.map { $0.isNamed ? $0.text : $0.className }.joined(separator: " › ")
  }

  /// The class of the view itself.
  package var className: String { steps.last?.className ?? "" }

  /// The class and the identifier of the view itself, if it has them.
  package var names: [String] {
    [steps.last?.className, steps.last?.identifier].compactMap(\.self).filter { !$0.isEmpty }
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

  /// Whether the view is a descendant of another path's view.
  package func isInside(_ other: LayoutPath) -> Bool {
    steps.count > other.steps.count && steps.starts(with: other.steps)
  }

  /// The text of each step, starting at the window.
  package var texts: [String] { steps.map(\.text) }

  /// Every step in words.
  public var full: String { texts.joined(separator: " › ") }
}

extension LayoutPath {
  /// Returns steps for siblings by class, with an index if several have the same one.
  static func steps(for children: [LayoutNode]) -> [Step] {
    var totals: [String: Int] = [:]
    for child in children { totals[child.className, default: 0] += 1 }
    let shown = children.map(\.shownName)
    let isShared = shown.contains { $0 != nil } && Set(shown).count < shown.count
    var seen: [String: Int] = [:]
    return children.enumerated().map { position, child in
      let index = seen[child.className, default: 0]
      seen[child.className] = index + 1
      var name = child.identifier ?? child.outlet
      if name == nil, let own = shown[position],
        !isShared || shown.count(where: { $0 == own }) == 1
      {
        name = own
      }
      return .init(
        className: child.className, identifier: name,
        index: totals[child.className, default: 0] > 1 ? index : nil)
    }
  }
}

extension LayoutPath: CustomStringConvertible {
  /// The shortest unambiguous name: the trunk above the first view with siblings is left out.
  public var description: String { shortest.full }
}
