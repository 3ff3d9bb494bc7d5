import Graphics

/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  @Environment(\.self) private var environment

  fileprivate init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>? = nil,
    _ compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Columns in a regular width, a stack in a compact one.
  @MainActor public var body: some View {
    if environment.horizontalSizeClass == .compact {
      CollapsedColumns(
        sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
        preferred: compactColumn)
    } else {
      SplitArea(
        sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
        visibility: visibility, environment: environment
      )
      .ignoresSafeArea()
    }
  }
}

extension NavigationSplitView {
  /// Creates a three-column navigation split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility)
  }

  /// Creates a three-column navigation split view that enables programmatic control over which column appears on top
  /// when the view collapses into a single column in narrow sizes.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// Creates a three-column navigation split view that enables programmatic control of both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column navigation split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail())
  }

  /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility)
  }

  /// Creates a two-column navigation split view that enables programmatic control over which column appears on top when
  /// the view collapses into a single column in narrow sizes.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
  }

  /// Creates a two-column navigation split view that enables programmatic control of both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
  }
}

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  fileprivate enum Kind: Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  fileprivate let kind: Kind

  /// Use the default leading column visibility for the current device.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// Show all the columns of a three-column navigation split view.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// Show the content column and detail area of a three-column navigation split view, or the sidebar column and detail
  /// area of a two-column navigation split view.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// Hide the leading two columns of a three-column navigation split view, or the sidebar of a two-column one.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

extension NavigationSplitViewVisibility {
  func mode(hasContent: Bool) -> UISplitViewController.DisplayMode {
    switch kind {
    case .automatic: .automatic
    case .all: hasContent ? .twoBesideSecondary : .oneBesideSecondary
    case .doubleColumn: .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    }
  }

  init(_ mode: UISplitViewController.DisplayMode, hasContent: Bool) {
    switch mode {
    case .automatic: self = .automatic
    case .secondaryOnly: self = .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: self = hasContent ? .doubleColumn : .all
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: self = .all
    }
  }
}

/// A view that represents a column in a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind {
    case sidebar, content, detail
  }

  private let kind: Kind

  public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { .init(kind: .content) }
  public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}

// MARK: Styles

/// A type that specifies the appearance and interaction of navigation split views within a view hierarchy: one of the
/// system's.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  nonisolated static var _behavior: UISplitViewController.SplitBehavior { get }
}

/// A navigation split style that resolves its appearance automatically based on the current context.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _behavior: UISplitViewController.SplitBehavior { .automatic }
}
/// A navigation split style that reduces the size of the detail content to make room when showing the leading column or
/// columns.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _behavior: UISplitViewController.SplitBehavior { .tile }
}
/// A navigation split style that attempts to maintain the size of the detail content when hiding or showing the leading
/// columns.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public static var _behavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension EnvironmentValues {
  private enum SplitBehaviorKey: EnvironmentKey {
    static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
  }

  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

/// The width that a column asks for.
struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the style for navigation split views within this view.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.splitBehavior, S._behavior)
  }

  /// Sets a fixed, preferred width for the column containing this view.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets a flexible, preferred width for the column containing this view.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
