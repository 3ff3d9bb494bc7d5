import Foundation
import LayoutTrees

/// Names views of a layout tree: by identifier, class or path, with wildcards.
struct ViewSelector: Hashable, Sendable {
  /// One view of a path.
  private struct Step: Hashable, Sendable {
    /// Any number of views, none included.
    var isAnyDepth = false
    /// A class, or in a selector of one step an identifier too.
    var name = "*"
    /// The number among the siblings of the same class.
    var index: Int?
    var identifier: String?
  }

  /// What was written.
  let text: String
  private let steps: [Step]

  init(_ text: String) {
    self.text = text
    // An identifier may hold any character, so only what can't be one is taken for a path.
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

  /// Where the views that are meant can be seen, in points of the picture.
  ///
  /// What a view around them clips is not theirs: other views may show there.
  func frames(in tree: LayoutTree) -> [CGRect] {
    var result: [CGRect] = []
    var path: [Place] = []
    visit(tree.root, at: .zero, within: .infinite, index: nil, &path, &result)
    return result
  }

  /// A view on the way from the root.
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
      // A view that is pictured by itself is at the origin wherever it lies.
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

  /// Whether the steps, from the last one on, name the way's end.
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

  /// Whether a text fits a pattern in which `*` stands for any characters.
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
