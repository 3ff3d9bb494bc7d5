/// The kind of a default item.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  let isSearch: Bool

  public static let sidebarToggle = ToolbarDefaultItemKind(isSearch: false)
  public static let search = ToolbarDefaultItemKind(isSearch: true)
  public static let title = ToolbarDefaultItemKind(isSearch: false)
}

/// A toolbar item that represents a system component. The component stays where it is without one.
public nonisolated struct DefaultToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never

  /// Creates a toolbar item with the specified kind and placement.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView { AnyView(EmptyView()) }
}

/// The title menu of a toolbar, which isn't shown.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  /// Creates a toolbar title menu where actions are inferred from your app's commands.
  public init() where Content == EmptyView {}

  /// Creates a toolbar title menu.
  public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView { AnyView(EmptyView()) }
}

/// The behavior of a toolbar search field.
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior() }
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior() }
}

/// The behavior of the toolbar when a search is presented.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

/// The ways that a tab bar gets smaller while content is scrolled; pictures show it at rest.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let kind: Int

  public static let automatic = TabBarMinimizeBehavior(kind: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
  public static let never = TabBarMinimizeBehavior(kind: 3)
}

/// When search suggestions are shown in a place.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// An efficient set of search suggestion display placements.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }

  private let kind: Int

  public static let automatic = SearchSuggestionsPlacement(kind: 0)
  public static let menu = SearchSuggestionsPlacement(kind: 1)
  public static let content = SearchSuggestionsPlacement(kind: 2)
}

extension ToolbarContent {
  /// Controls the visibility of the glass background effect on items in the toolbar, which all have their own.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  {
    self
  }
}

extension View {
  /// Configures the toolbar title menu, which isn't shown.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }

  /// Configures the behavior for search in the toolbar.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// Configures the search toolbar presentation behavior for any searchable modifiers within this view.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets the behavior for tab bar minimization.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Places a view as the bottom accessory of the tab view, which isn't shown.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Configures the search suggestions for this view, which aren't shown.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Configures how to display search suggestions within this view, which aren't shown.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Associates a fully formed string with the value of this view when used as a search suggestion.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// Configures the search scopes for this view, which aren't shown.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Modifies this view by binding the focus state of the search field, which doesn't follow it.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Modifies this view by binding the focus state of the search field, which doesn't follow it.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Sets whether to hide the status bar, which pictures don't show.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether to hide the status bar, which pictures don't show.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Sets the preferred visibility of the non-transient system views overlaying the app, which pictures don't show.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets which edges' system gestures wait for those of the app.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

// MARK: Menus, lists and pages

/// The order in which a menu presents its content, which is as written.
public struct MenuOrder: Equatable, Sendable {
  private let kind: Int

  public static let automatic = MenuOrder(kind: 0)
  public static let priority = MenuOrder(kind: 1)
  public static let fixed = MenuOrder(kind: 2)
}

/// The set of menu dismissal behavior options.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let kind: Int

  public static let automatic = MenuActionDismissBehavior(kind: 0)
  public static let enabled = MenuActionDismissBehavior(kind: 1)
  public static let disabled = MenuActionDismissBehavior(kind: 2)
}

/// A type indicating the prominence of a view hierarchy.
public enum Prominence: Sendable {
  case standard, increased
}

/// Defines the implementation of all `IndexView` instances within a view hierarchy.
public protocol IndexViewStyle {}

/// An index view style that places a page index view over its content.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The background style for the page index view.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The placement of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let kind: Int

  public static let tabView = ContainerBackgroundPlacement(kind: 0)
  public static let navigation = ContainerBackgroundPlacement(kind: 1)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: 2)
  public static let widget = ContainerBackgroundPlacement(kind: 3)
  public static let window = ContainerBackgroundPlacement(kind: 4)
  public static let subscriptionStore = ContainerBackgroundPlacement(kind: 5)

  /// Whether the background is behind the view itself.
  var isOfView: Bool { self == .navigation || self == .tabView || self == .navigationSplitView }
}

extension View {
  /// Sets the preferred order of items for menus presented from this view, which is as written.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Tells a menu whether to dismiss after performing an action.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Sets the menu indicator visibility for controls within this view, which have none.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the header prominence for this view, which doesn't change headers.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Sets the style for the index view within the current environment, which stays UIKit's.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Sets the label of a section in an index, which isn't shown.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of a section in an index, which isn't shown.
  public nonisolated func sectionIndexLabel(_ label: String?) -> some View { self }

  /// Sets the visibility of an index of sections, which isn't shown.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the visibility of the chevrons of links in rows.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }

  /// Sets the store used by default for app storage, which stays the standard one.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Sets the container background of the enclosing container using a shape style: behind the view, in a navigation
  /// stack or a tab.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(container.isOfView ? AnyShapeStyle(style) : AnyShapeStyle(Color.clear))
  }

  /// Sets the container background of the enclosing container using a view: behind the view, in a navigation stack or a
  /// tab.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = container.isOfView ? content() : nil
    return background(alignment: alignment) { content?.ignoresSafeArea() }
  }
}

extension EnvironmentValues {
  private enum LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether links in rows have chevrons.
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}
