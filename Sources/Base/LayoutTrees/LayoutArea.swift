/// A rectangle of the screen in points, from its top left.
public struct LayoutArea: Codable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the area covered by both rectangles, in square points.
  func shared(with other: LayoutArea) -> Double {
    let width = min(x + self.width, other.x + other.width) - max(x, other.x)
    let height = min(y + self.height, other.y + other.height) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }

  var size: Double { width * height }

  func grown(by points: Double) -> LayoutArea {
    LayoutArea(x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points)
  }
}

/// The position of a node on the screen during a traversal.
struct LayoutPlace {
  /// The origin of the node's coordinates on the screen.
  var x = 0.0
  var y = 0.0

  /// Returns the node's rectangle; only the window's own starts at the corner.
  func area(of node: LayoutNode, isRoot: Bool = false) -> LayoutArea? {
    guard case .rect(let frameX, let frameY, let width, let height)? = node["frame"] else {
      return nil
    }
    guard !isRoot else { return LayoutArea(x: 0, y: 0, width: width, height: height) }
    return LayoutArea(x: x + frameX, y: y + frameY, width: width, height: height)
  }

  /// Returns the origin of the subviews' coordinates: a scroll view shifts them.
  func inside(_ node: LayoutNode, isRoot: Bool = false) -> LayoutPlace {
    guard let area = area(of: node, isRoot: isRoot) else { return self }
    var origin = LayoutPlace(x: area.x, y: area.y)
    if case .point(let x, let y)? = node["boundsOrigin"] {
      origin.x -= x
      origin.y -= y
    }
    return origin
  }
}

extension LayoutTree {
  /// Returns the innermost view that shows most of a rectangle; `nil` if it's only the window.
  public func view(at area: LayoutArea) -> (path: LayoutPath, node: LayoutNode)? {
    var best: (path: LayoutPath, node: LayoutNode, size: Double)?
    func look(_ node: LayoutNode, _ path: LayoutPath, _ place: LayoutPlace, isRoot: Bool) {
      if case .flag(true)? = node["hidden"] { return }
      if case .number(0)? = node["alpha"] { return }
      if let own = place.area(of: node, isRoot: isRoot), !isRoot {
        // Later siblings and inner views are in front; a larger one in front doesn't hide the
        // result.
        let isShowing = own.grown(by: 1).shared(with: area) >= 0.6 * area.size
        if isShowing, best.map({ own.size <= $0.size }) ?? true { best = (path, node, own.size) }
      }
      let inside = place.inside(node, isRoot: isRoot)
      for (child, step) in zip(node.children, LayoutPath.steps(for: node.children)) {
        look(child, LayoutPath(steps: path.steps + [step]), inside, isRoot: false)
      }
    }
    look(
      root, LayoutPath(steps: [.init(className: root.className)]), LayoutPlace(),
      isRoot: root["frame"] != nil)
    return best.map { ($0.path, $0.node) }
  }
}
