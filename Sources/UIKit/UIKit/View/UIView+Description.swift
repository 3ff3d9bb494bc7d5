import LayoutTrees

extension UIView {
  /// UIKit's description of the view, without addresses, which differ from run to run.
  var summary: String {
    var text = "<\(type(of: self))"
    let frame = backingLayer.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.significantText)
    text += "; frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    if let contentSummary { text += "; \(contentSummary)" }
    let transform = backingLayer.affineTransform()
    if !transform.isIdentity {
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      text += "; transform = [\(parts.map(\.shortText).joined(separator: ", "))]"
    }
    if let identifier = accessibilityIdentifier { text += "; identifier = '\(identifier)'" }
    if alpha != 1 { text += "; alpha = \(alpha.shortText)" }
    if isHidden { text += "; hidden = YES" }
    if !isOpaque { text += "; opaque = NO" }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    if !autoresizingMask.isEmpty { text += "; autoresize = \(autoresizingMask.summary)" }
    if !isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
    if tag != 0 { text += "; tag = \(tag)" }
    return text + "; layer = <\(type(of: backingLayer))>>"
  }

  /// This view and its descendants, one line each, as the debugger prints them.
  package func recursiveDescription() -> String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    guard depth < SimulationHost.nestingLimit else { return }
    lines.append(String(repeating: "   | ", count: depth) + description)
    for view in storedSubviews { view.describe(into: &lines, depth: depth + 1) }
  }
}

extension UIView.AutoresizingMask {
  var summary: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGFloat {
  /// Six significant digits, as UIKit prints frames (recorded descriptions, iOS 13).
  var significantText: String {
    String(format: "%g", Double(self == 0 ? 0 : self))
  }

  /// The fewest digits that identify the number to within a thousandth of a point.
  package var shortText: String { LayoutValue.format(Double(self)) }
}
