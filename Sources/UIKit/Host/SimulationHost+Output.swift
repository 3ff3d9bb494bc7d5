import Devices
import LayoutTrees

extension SimulationHost {
  /// The screen's picture at rest, as commands in points.
  package func displayList() -> DisplayList {
    settle()
    return displayListOfMoment()
  }

  /// The screen's picture as it is laid out, in the middle of what moves.
  package func displayListOfMoment() -> DisplayList {
    let hidden = layersTooDeep()
    guard !hidden.isEmpty else {
      return LayerRenderer.displayList(
        for: screenLayer, size: screenGeometry.size, scale: screenGeometry.scale)
    }
    let nothing = CALayer()
    nothing.isHidden = true
    return LayerRenderer.displayList(
      for: screenLayer, size: screenGeometry.size, scale: screenGeometry.scale
    ) { hidden.contains(ObjectIdentifier($0)) ? nothing : $0.animatedCopy }
  }

  /// Views in one another beyond which no more are drawn and described: walks over trees take the
  /// stack, and what a screen shows is nested some dozens deep.
  static let nestingLimit = 1000

  /// The layers of the topmost views that lie too deep; an issue names the first.
  private func layersTooDeep() -> Set<ObjectIdentifier> {
    var level: [UIView] = touchableWindows
    var depth = 0
    while !level.isEmpty, depth < Self.nestingLimit {
      level = level.flatMap(\.storedSubviews)
      depth += 1
    }
    if let first = level.first {
      report(
        SimulationIssue(
          where: first.summary,
          what:
            "It is nested in \(Self.nestingLimit) views; it is not drawn, nor are its subviews.",
          advice: "Look for a loop that adds views to one another."))
    }
    return Set(level.map { ObjectIdentifier($0.layer) })
  }

  /// The shown windows, with the geometry of each view.
  package func layoutTree() -> LayoutTree {
    settle()
    return layoutTreeOfMoment()
  }

  /// The shown windows in the middle of what moves: with the geometry that they move to.
  package func layoutTreeOfMoment() -> LayoutTree {
    let screen: [LayoutAttribute] = [
      LayoutAttribute(.device, .text(device.id)),
      LayoutAttribute(.system, .text(os.description)),
      LayoutAttribute(.orientation, .text("\(interfaceOrientation)")),
      LayoutAttribute(.screenSize, .size(geometry.size)),
      LayoutAttribute(.screenScale, .number(geometry.scale)),
    ]
    let windows = touchableWindows
    if windows.count == 1, let only = windows.first {
      return LayoutTree(
        screen: screen, root: only.layoutNode, knowsInputs: true, knowsGuides: true)
    }
    return LayoutTree(
      screen: screen,
      root: LayoutNode(
        className: "UIScreen", identifier: nil, attributes: [],
        children: windows.map(\.layoutNode)),
      knowsInputs: true, knowsGuides: true)
  }
}

extension UIView {
  /// This view and those below it as the layout tree describes them.
  package var layoutNode: LayoutNode { layoutNode(depth: 0) }

  private func layoutNode(depth: Int) -> LayoutNode {
    var description = LayoutDescription()
    describeLayout(in: &description)
    describeConstraints(in: &description)
    return LayoutNode(
      className: String(describing: type(of: self)), identifier: layoutIdentifier,
      attributes: description.attributes, inputs: description.inputs, guides: description.guides,
      children: depth + 1 >= SimulationHost.nestingLimit
        ? [] : storedSubviews.map { $0.layoutNode(depth: depth + 1) })
  }
}

extension LayoutValue {
  package static func insets(_ insets: UIEdgeInsets) -> LayoutValue {
    .insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  package static func point(_ point: CGPoint) -> LayoutValue {
    .point(x: point.x, y: point.y)
  }

  package static func size(_ size: CGSize) -> LayoutValue {
    .size(width: size.width, height: size.height)
  }

  package static func rect(_ rect: CGRect) -> LayoutValue {
    .rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
