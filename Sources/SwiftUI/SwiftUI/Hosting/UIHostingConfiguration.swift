import Graphics

/// A content configuration suitable for hosting a hierarchy of SwiftUI views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate let backdrop: Background
  fileprivate var ownMargins = HostedMargins()
  fileprivate var minimum = HostedMinimum()

  fileprivate init(_ content: Content, _ background: Background) {
    self.content = content
    backdrop = background
  }

  /// Sets the margins around the content of the configuration.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins around the content of the configuration.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      result.ownMargins.own[edge] = insets[edge]
    }
    return result
  }

  /// Sets the minimum size for the configuration.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    if let width { result.minimum.width = width }
    if let height { result.minimum.height = height }
    return result
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func minSize() -> Self { self }

  /// Sets the background contents for the hosting configuration's enclosing cell.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Sets the background contents for the hosting configuration's enclosing cell.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> { with(content()) }

  private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content, background)
    result.ownMargins = ownMargins
    result.minimum = minimum
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a hosting configuration with the given contents.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), EmptyView())
  }
}

/// The background of a cell with a style.
public nonisolated struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  fileprivate let style: S
  @MainActor public var body: some View { Rectangle().fill(style) }
}

/// The edges that a configuration sets.
private nonisolated struct HostedMargins {
  var own: [Edge: CGFloat] = [:]

  /// A line of text has 15 points above and below on iOS 26 (recorded), 11 before (recalled; facts: layout §4.2).
  func insets(_ row: EdgeInsets, side: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: own[.top] ?? row.top, leading: own[.leading] ?? side,
      bottom: own[.bottom] ?? row.bottom, trailing: own[.trailing] ?? side)
  }

  /// 16 points at the sides (recorded on iOS 26), 20 on a wide device (recalled).
  static func side(on device: CGSize) -> CGFloat {
    min(device.width, device.height) < 414 ? 16 : 20
  }
}

private nonisolated struct HostedMinimum {
  var width: CGFloat?
  /// `nil` for the system's height of a row.
  var height: CGFloat?
}

/// The content as it is laid out in a cell.
private nonisolated struct HostedCellRoot<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let margins: HostedMargins
  let minimum: HostedMinimum
  let side: CGFloat

  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let metrics = RowMetrics(environment)
    VStack { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(margins.insets(metrics.row(nil).edges, side: side))
      .frame(
        minWidth: minimum.width, minHeight: minimum.height ?? metrics.minimumHeight
      )
      .background { background }
  }
}

/// The view of a cell's content.
private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
  private typealias Root = HostedCellRoot<Content, Background>

  private var shown: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<Root>
  private var side: CGFloat = 16

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosting = _UIHostingView(Self.root(configuration, 16))
    super.init(frame: .zero)
    // A cell's content doesn't avoid bars.
    hosting.safeAreaRegions = []
    hosting.backgroundColor = .clear
    addSubview(hosting)
    hosting.laidOut = { [weak self] in self?.contentWasLaidOut() }
  }

  required init?(coder: NSCoder) { nil }

  private static func root(
    _ configuration: UIHostingConfiguration<Content, Background>, _ side: CGFloat
  ) -> Root {
    Root(
      content: configuration.content, background: configuration.backdrop,
      margins: configuration.ownMargins, minimum: configuration.minimum, side: side)
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      hosting.rootView = Self.root(new, side)
    }
  }

  private func updateSide() {
    let side = HostedMargins.side(on: (window?.host ?? .current).geometry.size)
    guard side != self.side else { return }
    self.side = side
    hosting.rootView = Self.root(shown, side)
  }

  private var measured: CGSize?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateSide()
    let fitting = hosting.size(for: ProposedViewSize(width: size.width, height: nil))
    measured = CGSize(width: size.width, height: fitting.height)
    return measured ?? size
  }

  /// Has the cell measured again if its content needs another height than when it was.
  private func contentWasLaidOut() {
    guard let measured, measured.width == bounds.width else { return }
    if sizeThatFits(bounds.size).height != measured.height {
      superview?.invalidateIntrinsicContentSize()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateSide()
    hosting.frame = bounds
  }
}
