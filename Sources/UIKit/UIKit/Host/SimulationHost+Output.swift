import Devices
import LayoutTrees

extension SimulationHost {
  /// Returns the picture of the settled screen, as commands in points.
  package func displayList() -> DisplayList {
    settle()
    return displayListOfMoment()
  }

  /// Returns the picture of the screen's current layout, during animations.
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

  /// The maximum nesting depth of views that are drawn and described: tree traversals use the
  /// stack, and a screen's views are nested a few dozen levels deep.
  static let nestingLimit = 1000

  /// Returns the layers of the topmost views that are nested too deeply; an issue reports the
  /// first.
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

  /// Returns the shown windows, with the geometry of each view.
  package func layoutTree() -> LayoutTree {
    settle()
    return layoutTreeOfMoment()
  }

  /// Returns the shown windows during animations, with the final geometry.
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
  /// This view and its descendants as described by the layout tree.
  package var layoutNode: LayoutNode { layoutNode(depth: 0) }

  private func layoutNode(depth: Int) -> LayoutNode {
    var description = LayoutDescription()
    describeLayout(in: &description)
    describeConstraints(in: &description)
    return LayoutNode(
      className: layoutName, identifier: layoutIdentifier,
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
