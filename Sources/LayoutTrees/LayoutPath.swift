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

  /// Every step, from the window down.
  public var full: String { steps.map(\.text).joined(separator: " › ") }
}

extension LayoutPath: CustomStringConvertible {
  /// The shortest unambiguous name: the trunk above the first view with siblings is left out.
  public var description: String {
    let start = steps.firstIndex(where: \.isDistinguished) ?? max(0, steps.count - 1)
    return steps[start...].map(\.text).joined(separator: " › ")
  }
}
