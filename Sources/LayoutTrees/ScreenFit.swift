/// What a layout on a folding device has to fit, in points: facts that the tree itself lacks.
///
/// ``findings(in:)`` looks for the faults that such a device brings out. They are advice beside a
/// picture that is new or differs, and never a reason to fail: a screen may mean what it does.
package struct ScreenFit: Hashable, Sendable {
  /// A size that the app's window has elsewhere, and what it is the size of: "the outer display".
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
  /// The inset of the window's safe area at the left.
  package var leftInset: Double
  /// The inset of the window's safe area at the right.
  package var rightInset: Double
  /// The fold while it divides the window, with its margins.
  package var fold: LayoutArea?
  /// The sizes of the window on the device's displays, the present one left out.
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

  /// Returns what doesn't fit, from back to front; of views within each other the outermost.
  package func findings(in tree: LayoutTree) -> [ScreenFitFinding] {
    var search = Search(fit: self)
    search.look(
      tree.root, LayoutPath(steps: [.init(className: tree.root.className)]), LayoutPlace(),
      backdrop: nil, isRoot: tree.root["frame"] != nil)
    return search.found
  }

  // MARK: Rules

  /// Content keeps clear of an inset by itself and by a margin of at most this.
  private static let margin = 44.0
  /// Lines and shadows are thinner than content.
  private static let leastThickness = 8.0
  /// A view of another display's width that is lower than this share of the window is a strip.
  private static let leastShare = 0.3

  /// A size that the window has elsewhere, and that the view may have kept from there.
  fileprivate func keptSize(of area: LayoutArea) -> OtherSize? {
    guard !isNear(area.width, width) || !isNear(area.height, height) else { return nil }
    return otherSizes.first { isNear(area.width, $0.width) && isNear(area.height, $0.height) }
      ?? otherSizes.first {
        isNear(area.width, $0.width) && !isNear($0.width, width) && isNear(area.x, 0)
          && area.height >= Self.leastShare * height
      }
  }

  /// What a view keeps free at both sides alike, where the safe area has an inset at one side only.
  fileprivate func mirroredInset(of area: LayoutArea) -> (points: Double, safe: Double)? {
    let safe = max(leftInset, rightInset)
    let (left, right) = (area.x, width - area.x - area.width)
    guard safe > 0, min(leftInset, rightInset) == 0, isNear(left, right), left >= safe - 0.5,
      left <= safe + Self.margin
    else { return nil }
    return (left, safe)
  }

  /// Whether a view lies on both sides of the fold, and is not what lies behind all.
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
        // What lies within is out of sight with it.
        let window = LayoutArea(x: 0, y: 0, width: fit.width, height: fit.height)
        if node.clipsToBounds, area.shared(with: window) == 0 { return }
      }
      let inside = place.inside(node, isRoot: isRoot)
      for (child, step) in zip(node.children, LayoutPath.steps(for: node.children)) {
        // Rows reach from edge to edge; what to do about a list is decided on the list.
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
  /// The colour that the view is filled with.
  fileprivate var ownColor: String? {
    guard case .text(let color)? = inputs.first(where: { $0.name == "backgroundColor" })?.value
    else { return nil }
    return color
  }

  /// Whether the view shows something by itself, other than a colour.
  fileprivate var isContent: Bool {
    ["text", "title", "image"].contains { self[$0] != nil } || className == "UITextField"
  }

  /// Whether nothing but a text is seen, of which the tree doesn't know how far it reaches.
  fileprivate var showsTextOnly: Bool { self["text"] != nil && className != "UITextField" }
}
