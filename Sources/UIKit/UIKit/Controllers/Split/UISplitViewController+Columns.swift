/// The state of a split view controller.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  var style = UISplitViewController.Style.unspecified
  /// The controllers as they were given.
  var given: [Column: UIViewController] = [:]
  /// The controllers whose views are shown: the given ones, or navigation controllers around them.
  var roots: [Column: UIViewController] = [:]
  var isCollapsed = false
  var mode = UISplitViewController.DisplayMode.automatic
  /// The mode requested by ``UISplitViewController/show(_:)-(Column)`` and its counterpart, until
  /// the next rotation.
  var asked: UISplitViewController.DisplayMode?
  var primary = SplitWidths()
  var supplementary = SplitWidths()
  /// The children whose views are in the tree, from back to front.
  var shown: [UIViewController] = []
  /// Whether the view was wider than tall when columns were last placed.
  var wasLandscape: Bool?
  /// The controllers above the primary one while collapsed, and their columns.
  var stacked: [(column: Column, controllers: [UIViewController])] = []
  var contentView: UIView?
  var hands: SplitTouches?
  lazy var modeButton = SplitModeButton()

  var isTriple: Bool { style == .tripleColumn }
  var hasColumns: Bool { style != .unspecified }
}

extension UISplitViewController {
  var listedControllers: [UIViewController] {
    if split.isCollapsed { return [collapsedRoot].compactMap { $0 } }
    return [Column.primary, .supplementary, .secondary].compactMap { split.roots[$0] }
  }

  /// Adopts a primary and a secondary controller, in the style without columns.
  func adoptViewControllers(_ controllers: [UIViewController]) {
    guard !split.hasColumns else {
      return refuse(
        "viewControllers of a split view controller with columns cannot be set.",
        advice: "Call setViewController(_:for:).")
    }
    guard controllers.count <= 2 else {
      return refuse(
        "A split view controller takes at most 2 controllers, not \(controllers.count).",
        advice: "Pass a primary and a secondary controller.")
    }
    if split.isCollapsed { takeBackStacked() }
    setRoot(controllers.first, for: .primary, given: controllers.first)
    let second = controllers.count > 1 ? controllers[1] : nil
    setRoot(second, for: .secondary, given: second)
    if split.isCollapsed { collapse(isFirst: false) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts a controller into a column.
  func adopt(_ controller: UIViewController?, for column: Column) {
    guard split.hasColumns else {
      return refuse(
        "A split view controller without a column style has no columns.",
        advice: "Create it with init(style:), or set viewControllers.")
    }
    guard column != .supplementary || split.isTriple else {
      return refuse(
        "A split view controller with two columns has no supplementary column.",
        advice: "Create it with the style .tripleColumn.")
    }
    let wasCollapsed = split.isCollapsed
    if wasCollapsed { separate() }
    var root = controller
    if let plain = controller, column != .compact, !(plain is UINavigationController) {
      root = UINavigationController(rootViewController: plain)
    }
    setRoot(root, for: column, given: controller)
    if wasCollapsed { collapse(isFirst: false) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func setRoot(
    _ root: UIViewController?, for column: Column, given: UIViewController?
  ) {
    let old = split.roots[column]
    split.given[column] = given
    guard old !== root else { return }
    split.roots[column] = root
    if let old, !split.roots.values.contains(where: { $0 === old }) { release(old) }
    if let root, root.parent !== self {
      addChild(root)
      root.call(.didMoveToParent(self))
    }
  }

  private func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.call(.willMoveToParent(nil))
    child.viewIfLoaded?.removeFromSuperview()
    split.shown.removeAll { $0 === child }
    child.removeFromParent()
  }

  func column(of child: UIViewController) -> Column? {
    [Column.primary, .supplementary, .secondary, .compact].first { split.roots[$0] === child }
  }

  func refuse(_ problem: String, advice: String) {
    refuse(SimulationIssue(where: description, what: problem, advice: advice))
  }

  func changeWidths(_ change: (inout SplitState) -> Void) {
    change(&split)
    wishesDidChange()
  }

  // MARK: Traits

  /// Returns the traits of a column; columns next to the secondary one have a compact width, as
  /// Apple documents.
  func columnTraits(
    of child: UIViewController, with override: UITraitCollection?
  ) -> UITraitCollection? {
    guard !split.isCollapsed, let column = column(of: child),
      column == .primary || column == .supplementary
    else { return override }
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    return override.map { UITraitCollection(traitsFrom: [compact, $0]) } ?? compact
  }

  func refreshColumnTraits() {
    for child in children { child.refreshTraits() }
  }
}
