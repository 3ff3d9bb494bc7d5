/// The properties of a folding device that a layout must fit, in points: facts that the tree itself
/// lacks.
///
/// ``findings(in:)`` looks for faults that such a device reveals. They are advice next to a picture
/// that is new or differs, and never a reason to fail: they may be intended.
package struct ScreenFit: Hashable, Sendable {
  /// A size of the app's window on another display, and a name for it: "the outer display".
  package struct OtherSize: Hashable, Sendable {
    package var name: String
    package var width: Double
    package var height: Double

    package init(name: String, width: Double, height: Double) {
      self.name = name
      self.width = width
      self.height = height
    }
  }

  /// The width of the window.
  package var width: Double
  /// The height of the window.
  package var height: Double
  /// The left inset of the window's safe area.
  package var leftInset: Double
  /// The right inset of the window's safe area.
  package var rightInset: Double
  /// The fold while it divides the window, with its margins.
  package var fold: LayoutArea?
  /// The sizes of the window on the device's other displays.
  package var otherSizes: [OtherSize]

  package init(
    width: Double, height: Double, leftInset: Double, rightInset: Double, fold: LayoutArea?,
    otherSizes: [OtherSize]
  ) {
    self.width = width
    self.height = height
    self.leftInset = leftInset
    self.rightInset = rightInset
    self.fold = fold
    self.otherSizes = otherSizes
  }

  /// Returns the views that don't fit, from back to front; of nested views, the outermost.
  package func findings(in tree: LayoutTree) -> [ScreenFitFinding] {
    var search = Search(fit: self)
    search.look(
      tree.root, LayoutPath(steps: [.init(className: tree.root.className)]), LayoutPlace(),
      backdrop: nil, isRoot: tree.root["frame"] != nil)
    return search.found
  }

  // MARK: Rules

  /// The maximum margin that content has in addition to an inset.
  private static let margin = 44.0
  /// The thickness below which a view is a line or shadow instead of content.
  private static let leastThickness = 8.0
  /// A view with another display's width, and a height below this share of the window's, is a
  /// strip.
  private static let leastShare = 0.3

  /// Returns a size of the window on another display that the view may have kept from there.
  fileprivate func keptSize(of area: LayoutArea) -> OtherSize? {
    guard !isNear(area.width, width) || !isNear(area.height, height) else { return nil }
    return otherSizes.first { isNear(area.width, $0.width) && isNear(area.height, $0.height) }
      ?? otherSizes.first {
        isNear(area.width, $0.width) && !isNear($0.width, width) && isNear(area.x, 0)
          && area.height >= Self.leastShare * height
      }
  }

  /// Returns an inset that a view has on both sides even though the safe area has it on one side
  /// only.
  fileprivate func mirroredInset(of area: LayoutArea) -> (points: Double, safe: Double)? {
    let safe = max(leftInset, rightInset)
    let (left, right) = (area.x, width - area.x - area.width)
    guard safe > 0, min(leftInset, rightInset) == 0, isNear(left, right), left >= safe - 0.5,
      left <= safe + Self.margin
    else { return nil }
    return (left, safe)
  }

  /// Whether a view crosses the fold, and isn't the background.
  fileprivate func isAcrossFold(_ area: LayoutArea) -> Bool {
    guard let fold else { return false }
    let isVertical = fold.height > fold.width
    let (start, end) = isVertical ? (area.x, area.x + area.width) : (area.y, area.y + area.height)
    let (foldStart, foldEnd) =
      isVertical ? (fold.x, fold.x + fold.width) : (fold.y, fold.y + fold.height)
    let whole = isVertical ? width : height
    guard area.shared(with: fold) > 0, min(area.width, area.height) >= Self.leastThickness else {
      return false
    }
    return start < foldStart && end > foldEnd && (start > 0.5 || end < whole - 0.5)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.5 }

  // MARK: Walking the tree

  private struct Search {
    let fit: ScreenFit
    var found: [ScreenFitFinding] = []

    /// - Parameter backdrop: The colour of the nearest view behind that has one.
    mutating func look(
      _ node: LayoutNode, _ path: LayoutPath, _ place: LayoutPlace, backdrop: String?, isRoot: Bool
    ) {
      if case .flag(true)? = node["hidden"] { return }
      if case .number(0)? = node["alpha"] { return }
      let color = node.ownColor
      if !isRoot, let area = place.area(of: node), area.width > 0, area.height > 0 {
        if let finding = finding(node, path, area, shows: color != nil && color != backdrop) {
          return found.append(finding)
        }
        // Subviews are out of sight as well.
        let window = LayoutArea(x: 0, y: 0, width: fit.width, height: fit.height)
        if node.clipsToBounds, area.shared(with: window) == 0 { return }
      }
      let inside = place.inside(node, isRoot: isRoot)
      for (child, step) in zip(node.children, LayoutPath.steps(for: node.children)) {
        // Rows extend from edge to edge; the list itself is checked.
        guard !step.isRow else { continue }
        look(
          child, LayoutPath(steps: path.steps + [step]), inside, backdrop: color ?? backdrop,
          isRoot: false)
      }
    }

    private func finding(
      _ node: LayoutNode, _ path: LayoutPath, _ area: LayoutArea, shows: Bool
    ) -> ScreenFitFinding? {
      if let other = fit.keptSize(of: area) {
        return .init(view: path.brief, kind: .keptSize(area, of: other))
      }
      let isContent = shows || node.isContent
      guard isContent else { return nil }
      if let inset = fit.mirroredInset(of: area) {
        return .init(
          view: path.brief,
          kind: .mirroredInset(
            inset.points, safe: inset.safe, isAtRight: fit.rightInset > fit.leftInset))
      }
      if let fold = fit.fold, fit.isAcrossFold(area), shows || !node.showsTextOnly {
        return .init(view: path.brief, kind: .acrossFold(fold))
      }
      return nil
    }
  }
}

extension LayoutNode {
  /// The fill colour of the view.
  fileprivate var ownColor: String? {
    guard case .text(let color)? = inputs.first(where: { $0.name == "backgroundColor" })?.value
    else { return nil }
    return color
  }

  /// Whether the view shows something itself, other than a colour.
  fileprivate var isContent: Bool {
    ["text", "title", "image"].contains { self[$0] != nil } || className == "UITextField"
  }

  /// Whether only a text is visible, whose extent the tree doesn't contain.
  fileprivate var showsTextOnly: Bool { self["text"] != nil && className != "UITextField" }
}
