import Graphics
import LayoutTrees

/// The view that shows a view of SwiftUI's: it evaluates and lays out the view, and keeps a view for each node.
@MainActor final class _UIHostingView<Content: View>: _HostedView, GraphHolder {
  var rootView: Content {
    didSet {
      graph.update(rootView, environment: current?.values)
      graphChanged()
    }
  }

  let graph: ViewGraph
  private var views = NodeViews()
  private var current: HostEnvironment?
  private let sceneValues = SceneValues()
  weak var controller: UIViewController?
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }
  /// Called after a layout in which the size of the content may have changed.
  var laidOut: (() -> Void)?

  /// The environment around the view in another hierarchy of SwiftUI's.
  private var outer: EnvironmentValues?

  init(_ rootView: Content, in outer: EnvironmentValues? = nil) {
    self.rootView = rootView
    self.outer = outer
    let environment = HostEnvironment(.current, in: nil, outer, sceneValues)
    graph = ViewGraph(rootView, environment: environment.values) { Trial.survives($0) }
    super.init(frame: .zero)
    graph.onFatalIssue = { [weak self] in self?.report($0) }
    current = environment
    layoutMargins = .zero
    // Views of UIKit's have the app's accent colour, too.
    if outer == nil, let accent = UIColor.appAccent { tintColor = accent }
    graph.changes.onFirstChange = { [weak self] in
      MainQueue.run { self?.graphChanged() }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Called when a view has to be evaluated again. A view that isn't in a window, such as one under another on a
  /// navigation stack, isn't laid out, but what its views say, and what they have pushed or presented, depends on it.
  private func graphChanged() {
    setNeedsLayout()
    guard window == nil else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self, window == nil else { return }
      guard controller != nil else { return graph.evaluateChanges() }
      graph.settle()
      laidOut?()
    }
  }

  /// Shows another view in another environment.
  func update(_ rootView: Content, _ outer: EnvironmentValues) {
    self.outer = outer
    current = HostEnvironment(traitCollection, in: self, outer, sceneValues)
    self.rootView = rootView
  }

  override func _traitsDidChange() {
    setNeedsLayout(because: .traits)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout(because: .insets)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Changes that waited for a layout don't get it off the window.
    if window != nil { setNeedsLayout() } else if graph.hasChanges { graphChanged() }
  }

  /// Updates the root's environment if the surroundings have changed.
  func refreshEnvironment() {
    let environment = HostEnvironment(traitCollection, in: self, outer, sceneValues)
    guard environment != current else { return }
    current = environment
    graph.update(rootView, environment: environment.values)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    refreshEnvironment()
    let area = safeArea
    graph.showsAnimations = window?.host.showsMoments ?? false
    showViews(in: area)
    // Views of UIKit's that are in the window only now may have another size there.
    if graph.hasChanges {
      graph.showsAnimations = false
      showViews(in: area)
    }
    reportIssues()
    laidOut?()
  }

  private func showViews(in area: SafeArea) {
    let earlier = graph.takeAnimation()
    let nodes = graph.layOut(in: area.rect(), surroundings: Surroundings(safeArea: area))
    let grid = PixelGrid(scale: traitCollection.displayScale)
    // With changes left, what was found in the meantime is the animation of those.
    let animation = earlier ?? (graph.hasChanges ? nil : graph.takeAnimation())
    guard let animation, window?.host.showsMoments == true, !views.isEmpty else {
      views.show(nodes, in: self, grid: grid)
      return
    }
    animation.animate { [weak self] in
      guard let self else { return }
      views.show(nodes, in: self, grid: grid)
    }
  }

  private var safeArea: SafeArea {
    let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    return SafeArea(
      bounds: bounds,
      container: SafeArea.Sides(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Returns the size of the content for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    refreshEnvironment()
    return graph.sizeThatFits(proposal)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(for: ProposedViewSize(width: size.width, height: size.height))
  }

  override var intrinsicContentSize: CGSize { size(for: .unspecified) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(
      for: ProposedViewSize(
        width: horizontal == .required ? targetSize.width : nil,
        height: vertical == .required ? targetSize.height : nil))
  }

  override var _treeName: String { "_UIHostingView" }

  private var reported = 0

  /// Reports what went wrong in the views since the last time.
  private func reportIssues() {
    for issue in graph.issues.dropFirst(reported) { report(issue) }
    reported = graph.issues.count
  }

  private func report(_ issue: GraphIssue) {
    let host = window?.host ?? .current
    host.report(SimulationIssue(issue))
  }
}

/// The scroll views that bars at the upper and lower edge of a view follow: the first ones that reach the edge, other than
/// in the views of child controllers.
@MainActor struct EdgeScrollViews {
  private(set) var upper: UIScrollView?
  private(set) var lower: UIScrollView?

  init(in view: UIView) {
    for inner in view.subviews { find(in: inner, of: view) }
  }

  private mutating func find(in view: UIView, of root: UIView) {
    if upper != nil, lower != nil { return }
    guard let scroll = view as? UIScrollView else {
      if view.next is UIViewController { return }
      for inner in view.subviews { find(in: inner, of: root) }
      return
    }
    let frame = scroll.convert(scroll.bounds, to: root)
    if upper == nil, abs(frame.minY) < 0.5 { upper = scroll }
    if lower == nil, abs(root.bounds.maxY - frame.maxY) < 0.5 { lower = scroll }
  }
}

/// A hosting view of any content.
@MainActor protocol GraphHolder: UIView {
  var graph: ViewGraph { get }
  var controller: UIViewController? { get }
}

extension SimulationIssue {
  init(_ issue: GraphIssue) {
    switch issue.problem {
    case .neverSettles:
      self.init(
        where: issue.view, what: "It changes its own state each time it's evaluated.",
        advice: "Look for a state that onAppear, onChange or a preference sets to another value.")
    case .changedInBody:
      self.init(
        where: issue.view,
        what: "Modifying state during view update, this will cause undefined behavior.",
        advice: "Change the state in an action, onAppear or onChange instead of body.",
        isLogged: true)
    case .repeatedID(let id):
      self.init(
        where: issue.view,
        what: "ForEach: the ID \(id) occurs multiple times within the collection.",
        advice: "This gives undefined results; make the ids unique.")
    case .missingObject(let words):
      self.init(where: issue.view, what: words, advice: "Set the object on a view around it.")
    }
  }
}

/// The views of placed nodes, by the nodes' ids.
@MainActor struct NodeViews {
  private var known: [Int: NodeView] = [:]

  var isEmpty: Bool { known.isEmpty }

  /// Shows nodes in a view, which removes the views of nodes that are gone.
  mutating func show(_ nodes: [PlacedNode], in view: UIView, grid: PixelGrid) {
    var placing = NodePlacing(known: known, grid: grid)
    for node in nodes { placing.findReach(of: node) }
    placing.show(nodes, in: view, from: .zero, spoken: AccessibilityContent())
    for (id, view) in known where placing.shown[id] == nil { view.leave() }
    known = placing.shown
  }
}

@MainActor private struct NodePlacing {
  let known: [Int: NodeView]
  let grid: PixelGrid
  var shown: [Int: NodeView] = [:]
  /// The frames of views that are larger than their nodes.
  private var larger: [Int: CGRect] = [:]

  init(known: [Int: NodeView], grid: PixelGrid) {
    self.known = known
    self.grid = grid
  }

  /// Extends nodes that draw nothing to the views of UIKit's in them. Those under bars are outside their nodes, but a
  /// view has no larger safe area insets than its superview.
  @discardableResult
  mutating func findReach(of node: PlacedNode) -> CGRect? {
    var reach: CGRect?
    for child in node.children {
      guard let inner = findReach(of: child) else { continue }
      reach = reach?.union(inner) ?? inner
    }
    if node.content is any HostedViewContent { return node.frame }
    guard node.content == nil, let reach else { return nil }
    if !node.frame.contains(reach) { larger[node.id] = node.frame.union(reach) }
    return reach
  }

  mutating func show(
    _ nodes: [PlacedNode], in holder: UIView, from origin: CGPoint, spoken: AccessibilityContent
  ) {
    // A view of UIKit's in the same holder is behind the nodes.
    let others = holder.subviews.count { !($0 is NodeView) }
    for (place, node) in nodes.enumerated() {
      let view = known[node.id] ?? NodeView(node)
      shown[node.id] = view
      let index = place + others
      if index >= holder.subviews.count || holder.subviews[index] !== view {
        holder.insertSubview(view, at: min(index, holder.subviews.count))
      }
      let frame = grid.edges(of: larger[node.id] ?? node.frame)
      if known[node.id] == nil {
        UIView.performWithoutAnimation { view.show(node, in: frame, from: origin) }
      } else {
        view.show(node, in: frame, from: origin)
      }
      let inner = pass(spoken, to: view)
      let corner = frame.origin
      guard view.masksFirstBySecond, node.children.count > 1 else {
        show(node.children, in: view.holder, from: corner, spoken: inner)
        continue
      }
      show(Array(node.children.prefix(1)), in: view, from: corner, spoken: inner)
      let mask = UIView(frame: view.bounds)
      show(Array(node.children.dropFirst()), in: mask, from: corner, spoken: inner)
      view.mask = mask
    }
  }

  /// Hands what modifiers say to the element that they are about; returns what is left for the views in it.
  private func pass(_ outer: AccessibilityContent, to view: NodeView) -> AccessibilityContent {
    if let own = view.node.content as? AccessibilityContent {
      let merged = outer.merged(over: own)
      // A modifier that makes an element ends what the outer ones are about.
      guard own.children == nil else {
        view.setSpoken(merged)
        return AccessibilityContent()
      }
      view.setSpoken(AccessibilityContent())
      return merged
    }
    if view.node.content is any SpokenContent || view.node.children.count != 1 {
      view.setSpoken(outer)
      return AccessibilityContent()
    }
    view.setSpoken(AccessibilityContent())
    return outer
  }
}

extension NodeView {
  /// Removes the view, with the controller that it shows.
  func leave() {
    if let content = node.content as? any HostedViewContent, let child = content.hostedController,
      child.parent != nil
    {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    removeFromSuperview()
  }
}

extension AccessibilityContent {
  /// Returns the content of an outer modifier with that of an inner one where it says nothing.
  fileprivate func merged(over inner: AccessibilityContent) -> AccessibilityContent {
    var result = inner
    result.label = label ?? inner.label
    result.value = value ?? inner.value
    result.hint = hint ?? inner.hint
    result.identifier = identifier ?? inner.identifier
    result.isHidden = isHidden ?? inner.isHidden
    result.addedTraits = inner.addedTraits.subtracting(removedTraits).union(addedTraits)
    result.removedTraits = inner.removedTraits.subtracting(addedTraits).union(removedTraits)
    result.children = children ?? inner.children
    result.sortPriority = sortPriority ?? inner.sortPriority
    result.heading = heading ?? inner.heading
    if !inputLabels.isEmpty { result.inputLabels = inputLabels }
    result.respondsToInteraction = respondsToInteraction ?? inner.respondsToInteraction
    result.actions += actions
    return result
  }
}
