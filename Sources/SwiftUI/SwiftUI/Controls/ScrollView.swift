import Graphics

/// A scrollable view.
public nonisolated struct ScrollView<Content: View>: View {
  /// The scroll view's content.
  public var content: Content
  /// The scrollable axes of the scroll view.
  public var axes: Axis.Set
  /// Whether the scroll view displays the scrollable component of the content offset, which pictures never show.
  public var showsIndicators: Bool

  @State private var viewport = ScrollViewport()

  /// Creates a new instance that's scrollable in the direction of the given axis and can show indicators while
  /// scrolling.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public var body: some View {
    ScrollArea(
      axes: axes, showsIndicators: showsIndicators, viewport: viewport,
      // A position is that of the outer scroll view.
      content: content.environment(\.scrollRequest, nil)
    )
    .coordinateSpace(name: ScrollSpace())
    .coordinateSpace(name: ScrollSpace(axis: axes.contains(.vertical) ? .vertical : .horizontal))
    .ignoresSafeArea(.all, edges: edges)
  }

  /// The scroll view extends under bars, and its content is inset by them (facts: layout §1.11, high).
  private var edges: Edge.Set {
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    return edges
  }
}

/// The part of a scroll view that is a scroll view of UIKit's. Several views are stacked vertically, whatever the axes.
nonisolated struct ScrollArea<Content: View>: View {
  typealias Body = Never

  let axes: Axis.Set
  let showsIndicators: Bool
  let viewport: ScrollViewport
  let content: Content
}

extension ScrollArea: ContainerView {
  @MainActor package func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox {
    var content = LayoutBox(
      VStackLayout(), children.map(\.box), layoutDirection: environment.layoutDirection)
    let margins = environment.contentMargins
    if margins != EdgeInsets() {
      content = LayoutBox(
        PaddingLayout(margins), [content], layoutDirection: environment.layoutDirection)
    }
    return LayoutBox(
      scrolling: axes, viewport, [content], layoutDirection: environment.layoutDirection)
  }

  @MainActor package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    ScrollContent(
      axes: axes, showsIndicators: showsIndicators, isEnabled: environment.isScrollEnabled,
      direction: environment.layoutDirection, traits: environment.scrollTraits, viewport: viewport,
      request: environment.scrollRequest, destination: environment.scrollTarget)
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String { "ScrollView" }
}

/// A scroll view with the views in it.
struct ScrollContent: HostedViewContent {
  let axes: Axis.Set
  let showsIndicators: Bool
  let isEnabled: Bool
  let direction: LayoutDirection
  let traits: ScrollTraits
  let viewport: ScrollViewport
  /// Where the app has the scroll view.
  let request: ScrollRequest?
  /// The reader around the scroll view.
  let destination: ScrollDestination?

  func makeHostedView() -> UIView {
    let view = HostedScrollView()
    view.contentInsetAdjustmentBehavior = .always
    return view
  }

  var holdsChildren: Bool { true }

  func update(_ hosted: UIView, in view: NodeView) {
    guard let scroll = hosted as? UIScrollView else { return }
    scroll.showsVerticalScrollIndicator = showsIndicators
    scroll.showsHorizontalScrollIndicator = showsIndicators
    scroll.isScrollEnabled = isEnabled
    scroll.clipsToBounds = traits.isClipped
    scroll.isPagingEnabled = traits.isPaged
    let frame = view.node.frame
    let content = view.node.children.reduce(CGRect(origin: frame.origin, size: .zero)) {
      $0.union($1.frame)
    }
    let size = CGSize(width: content.maxX - frame.minX, height: content.maxY - frame.minY)
    if scroll.contentSize != size { scroll.contentSize = size }
    addInsets(to: scroll, in: view)
    guard let scroll = scroll as? HostedScrollView else { return }
    scroll.anchor = traits.anchor
    scroll.axes = axes
    scroll.node = view.node
    scroll.viewport = viewport
    destination?.add(scroll)
    scroll.follow(request)
  }

  /// Insets the content by the safe area of SwiftUI's own, such as a view of `safeAreaInset`.
  private func addInsets(to scroll: UIScrollView, in view: NodeView) {
    guard let safe = (view.superview as? NodeView)?.node.frame else { return }
    let frame = view.node.frame
    let known = scroll.safeAreaInsets
    // At an edge at which the app ignores the safe area, UIKit's inset is taken back.
    let insets = UIEdgeInsets(
      top: max(0, safe.minY - frame.minY) - known.top,
      left: max(0, safe.minX - frame.minX) - known.left,
      bottom: max(0, frame.maxY - safe.maxY) - known.bottom,
      right: max(0, frame.maxX - safe.maxX) - known.right)
    guard scroll.contentInset != insets else { return }
    let isAtTop = scroll.contentOffset.y == -scroll.adjustedContentInset.top
    scroll.contentInset = insets
    if isAtTop { scroll.contentOffset.y = -scroll.adjustedContentInset.top }
  }
}

extension EnvironmentValues {
  private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether any scroll views associated with this environment allow scrolling to occur.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables or enables scrolling in scrollable views.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
}
