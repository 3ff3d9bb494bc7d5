import LayoutTrees

/// A layout tree as a short text: the elements that people would point at, with their positions.
///
/// Containers that UIKit creates internally and views that only contain another one of the same
/// size are omitted, but not their contents. A hidden view takes at most one line.
package struct LayoutOutline: Hashable, Sendable {
  /// A line per view, indented by two spaces per level: class, name, text, frame, state.
  package private(set) var lines: [String] = []

  /// Creates the outline of a tree.
  ///
  /// - Parameter limit: The maximum number of lines; the last one counts omitted views.
  package init(_ tree: LayoutTree, limit: Int = 300) {
    var area: Area?
    if case .rect(_, _, let width, let height)? = tree.root["frame"] {
      area = Area(x: 0, y: 0, width: width, height: height)
    }
    if area == nil {
      // A screen with several windows has no frame.
      for window in tree.root.children { add(window, origin: (0, 0), depth: 0, above: nil, true) }
    } else {
      add(tree.root, origin: (0, 0), depth: 0, above: nil, true)
    }
    if lines.count > limit {
      let left = lines.count - limit
      lines = lines.prefix(limit) + ["… and \(left) more view\(left == 1 ? "" : "s")"]
    }
  }

  private struct Area: Equatable {
    var x, y, width, height: Double

    func isNear(_ other: Area) -> Bool {
      abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5 && abs(width - other.width) < 0.5
        && abs(height - other.height) < 0.5
    }
  }

  private mutating func add(
    _ node: LayoutNode, origin: (x: Double, y: Double), depth: Int, above: Area?, _ isWindow: Bool
  ) {
    var area: Area?
    if case .rect(let x, let y, let width, let height)? = node["frame"] {
      area =
        isWindow
        ? Area(x: x, y: y, width: width, height: height)
        : Area(x: origin.x + x, y: origin.y + y, width: width, height: height)
    }
    var text = Self.text(of: node)
    var children = node.children
    if text == nil, let only = Self.label(in: children) {
      text = Self.text(of: only)
      children = []
    }
    let isHidden = node["hidden"] == .flag(true) || node["alpha"] == .number(0)
    let isNamed = node.identifier != nil || text != nil
    if isHidden {
      if isNamed, !Self.isOfUIKit(node.className) {
        lines.append(line(node, text, area, depth) + " hidden")
      }
      return
    }
    let isPassedOver =
      !isWindow && !isNamed
      && (Self.isOfUIKit(node.className)
        || children.count == 1 && area.flatMap { above?.isNear($0) } == true
          && !Self.isKnown(node))
    var inner = depth
    if !isPassedOver {
      lines.append(line(node, text, area, depth))
      inner += 1
    }
    var start = area.map { (x: $0.x, y: $0.y) } ?? origin
    if case .point(let x, let y)? = node["boundsOrigin"] {
      start.x -= x
      start.y -= y
    }
    // A button's own label repeats what the button says.
    for child in children where !Self.isEcho(child, of: text) {
      add(child, origin: start, depth: inner, above: area ?? above, false)
    }
  }

  private func line(_ node: LayoutNode, _ text: String?, _ area: Area?, _ depth: Int) -> String {
    var parts = [node.className]
    if let identifier = node.identifier { parts.append("#\(Self.short(identifier))") }
    if let text { parts.append("“\(Self.short(text))”") }
    if let area {
      parts.append(
        "\(Self.number(area.x)),\(Self.number(area.y)) "
          + "\(Self.number(area.width))×\(Self.number(area.height))")
    }
    return String(repeating: "  ", count: depth)
      + (parts + Self.states(of: node))
      .joined(separator: " ")
  }

  /// Returns the states of a view that aren't the default.
  private static func states(of node: LayoutNode) -> [String] {
    var result: [String] = []
    if case .text(let font)? = node["font"] {
      // “.SFUI-Semibold 17”: family and size.
      result.append(font.hasPrefix(".SFUI-") ? String(font.dropFirst(6)) : font)
    }
    if case .text(let symbol)? = node["symbol"] { result.append("symbol \(symbol)") }
    if node["enabled"] == .flag(false) { result.append("disabled") }
    if node["selected"] == .flag(true) { result.append("selected") }
    if node["highlighted"] == .flag(true) { result.append("highlighted") }
    if node["editing"] == .flag(true) { result.append("editing") }
    if case .flag(let isOn)? = node["on"] { result.append(isOn ? "on" : "off") }
    for name in ["segment", "value", "progress", "currentPage"] {
      if case .number(let value)? = node[name] { result.append("\(name) \(number(value))") }
    }
    if case .text(let date)? = node["date"] { result.append("date \(date)") }
    if case .number(let alpha)? = node["alpha"], alpha < 1 {
      result.append("alpha \(number(alpha))")
    }
    if case .size(let width, let height)? = node["contentSize"] {
      var words = "content \(number(width))×\(number(height))"
      if case .point(let x, let y)? = node["contentOffset"] {
        words += " at \(number(x)),\(number(y))"
      }
      result.append(words)
    }
    return result
  }

  private static func text(of node: LayoutNode) -> String? {
    for name in ["text", "title"] {
      if case .text(let text)? = node[name], !text.isEmpty { return text }
    }
    return nil
  }

  /// Returns UIKit's single label that shows a control's text.
  private static func label(in children: [LayoutNode]) -> LayoutNode? {
    let shown = children.filter { child in
      child["hidden"] != .flag(true) && !child.className.hasPrefix("_")
        && child["image"] == nil && child.className != "UIImageView"
    }
    guard shown.count == 1, let only = shown.first, only.children.isEmpty,
      only.identifier == nil, only.className != "UILabel", only.className.hasPrefix("UI"),
      only.className.hasSuffix("Label")
    else { return nil }
    return only
  }

  private static func isEcho(_ child: LayoutNode, of text: String?) -> Bool {
    guard let text, child.children.isEmpty, child.identifier == nil else { return false }
    return Self.text(of: child) == text && child.className.hasPrefix("UI")
  }

  private static let containers: Set<String> = [
    "UILayoutContainerView", "UITransitionView", "UINavigationTransitionView",
    "UIViewControllerWrapperView", "UIDropShadowView", "UITableViewCellContentView",
    "ButtonBackgroundView",
  ]

  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("_") || containers.contains(name)
  }

  /// Whether a view's class is informative.
  private static func isKnown(_ node: LayoutNode) -> Bool { node["contentSize"] != nil }

  private static let longest = 60

  private static func short(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎")
    return line.count > longest ? "\(line.prefix(longest - 1))…" : line
  }

  /// Formats a length for an overview, where tenths of a point don't matter.
  static func number(_ value: Double) -> String { LayoutValue.format(value, decimals: 1) }
}
