import Foundation
import LayoutTrees

/// Selects views of a layout tree by identifier, class or path, with wildcards.
struct ViewSelector: Hashable, Sendable {
  /// A view in a path.
  private struct Step: Hashable, Sendable {
    /// Whether the step matches any number of views, including none.
    var isAnyDepth = false
    /// A class, or, in a selector with a single step, possibly an identifier.
    var name = "*"
    /// The index among siblings of the same class.
    var index: Int?
    var identifier: String?
  }

  /// The selector's source text.
  let text: String
  private let steps: [Step]

  init(_ text: String) {
    self.text = text
    // An identifier may contain any character, so only texts that can't be one are parsed as paths.
    let separators: [String] = [" › ", "›", " > ", " / "]
    let separator = separators.first { text.contains($0) }
    let parts = separator.map { text.components(separatedBy: $0) } ?? [text]
    steps = parts.map { part in
      var name = part.trimmingCharacters(in: .whitespaces)
      if name == "**" { return Step(isAnyDepth: true) }
      var step = Step()
      if let open = name.range(of: "“"), name.hasSuffix("”") {
        step.identifier = String(name[open.upperBound...].dropLast())
        name = name[..<open.lowerBound].trimmingCharacters(in: .whitespaces)
      }
      if name.hasSuffix("]"), let open = name.lastIndex(of: "["),
        let index = Int(name[name.index(after: open)...].dropLast())
      {
        step.index = index
        name = String(name[..<open])
      }
      if !name.isEmpty { step.name = name }
      return step
    }
  }

  /// Returns the visible parts of the selected views, in points of the picture.
  ///
  /// Parts that an ancestor clips are excluded: other views may be visible there.
  func frames(in tree: LayoutTree) -> [CGRect] {
    var result: [CGRect] = []
    var path: [Place] = []
    visit(tree.root, at: .zero, within: .infinite, index: nil, &path, &result)
    return result
  }

  /// A view in the path from the root.
  private struct Place {
    var node: LayoutNode
    var index: Int?
  }

  private func visit(
    _ node: LayoutNode, at origin: CGPoint, within visible: CGRect, index: Int?,
    _ path: inout [Place], _ result: inout [CGRect]
  ) {
    guard path.count < 1000, node["hidden"] == nil else { return }
    path.append(Place(node: node, index: index))
    defer { path.removeLast() }
    var frame = CGRect(origin: origin, size: .zero)
    if case .rect(let x, let y, let width, let height) = node["frame"] {
      // A view that is pictured by itself is at the origin, regardless of its position.
      frame =
        path.count == 1
        ? CGRect(x: 0, y: 0, width: width, height: height)
        : CGRect(x: origin.x + x, y: origin.y + y, width: width, height: height)
    }
    if matches(path[...], steps[...], isEnd: true) {
      let shown = frame.intersection(visible)
      result.append(shown.isNull ? .zero : shown)
    }
    let shown = node.clipsToBounds ? visible.intersection(frame) : visible
    var inner = frame.origin
    if case .point(let x, let y) = node["boundsOrigin"] {
      inner.x -= x
      inner.y -= y
    }
    var counts: [String: Int] = [:]
    for child in node.children {
      visit(
        child, at: inner, within: shown.isNull ? .zero : shown,
        index: counts[child.className, default: 0], &path,
        &result)
      counts[child.className, default: 0] += 1
    }
  }

  /// Whether the steps, starting with the last one, match the end of the path.
  private func matches(
    _ path: ArraySlice<Place>, _ steps: ArraySlice<Step>, isEnd: Bool
  ) -> Bool {
    guard let step = steps.last else { return true }
    if step.isAnyDepth {
      if isEnd { return matches(path.dropLast(), steps.dropLast(), isEnd: false) || path.isEmpty }
      return (0...path.count).contains {
        matches(path.dropLast($0), steps.dropLast(), isEnd: false)
      }
    }
    guard let place = path.last, self.place(place, is: step) else { return false }
    return matches(path.dropLast(), steps.dropLast(), isEnd: false)
  }

  private func place(_ place: Place, is step: Step) -> Bool {
    if let index = step.index, place.index != index { return false }
    if let identifier = step.identifier {
      guard let own = place.node.identifier, Self.glob(identifier, own) else { return false }
    }
    if Self.glob(step.name, place.node.className) { return true }
    guard let own = place.node.identifier else { return false }
    return Self.glob(step.name, own)
  }

  /// Whether a text matches a pattern, where `*` matches any characters.
  static func glob(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.unicodeScalars)
    let text = Array(text.unicodeScalars)
    var p = 0
    var t = 0
    var star: Int?
    var mark = 0
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = p
        mark = t
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        p = last + 1
        mark += 1
        t = mark
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
