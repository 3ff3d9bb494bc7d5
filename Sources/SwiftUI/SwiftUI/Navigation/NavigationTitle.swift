/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
public struct NavigationBarItem: Sendable {
  /// A style for displaying the title of a navigation bar.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

/// What views say about the bar above them.
struct BarContent {
  var title: TextContent?
  var subtitle: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var hidesBackButton: Bool?
  var background: UIColor?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?
  var isTabBarHidden: Bool?
  var toolbars: [ToolbarRequest] = []
  var search: SearchRequest?
}

enum BarContentKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.background = value.background ?? next.background
    value.backgroundVisibility = value.backgroundVisibility ?? next.backgroundVisibility
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.isTabBarHidden = value.isTabBarHidden ?? next.isTabBarHidden
    value.toolbars += next.toolbars
    value.search = value.search ?? next.search
  }
}

extension View {
  /// Configures the view's title for purposes of navigation.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  /// Configures the view's title for purposes of navigation, using a localized string.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: Text(titleKey)))
  }

  /// Configures the view's title for purposes of navigation, using a string.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(TitleModifier(title: Text(title)))
  }

  /// Configures the title display mode for this view.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(BarContentKey.self) { $0.displayMode = $0.displayMode ?? displayMode }
  }

  /// Configures the view's title for purposes of navigation, using a string binding, which isn't edited.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(TitleModifier(title: Text(verbatim: title.wrappedValue)))
  }

  /// Configures the view's subtitle for purposes of navigation.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }

  /// Configures the view's subtitle for purposes of navigation, using a localized string.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(SubtitleModifier(subtitle: Text(subtitleKey)))
  }

  /// Configures the view's subtitle for purposes of navigation, using a string.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(SubtitleModifier(subtitle: Text(subtitle)))
  }

  /// Sets the title in the navigation bar for this view.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation bar with a localized string.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of this view's navigation bar with a string.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title and display mode in the navigation bar for this view.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title and display mode in the navigation bar for this view.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Hides the navigation bar for this view.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    changesBar { $0.isBarHidden = $0.isBarHidden ?? hidden }
  }

  /// Hides the navigation bar back button for the view.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { changesBar { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton } }

  nonisolated func changesBar(_ change: @escaping (inout BarContent) -> Void) -> some View {
    transformPreference(BarContentKey.self, change)
  }
}

nonisolated struct SubtitleModifier: ViewModifier {
  let subtitle: Text

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let text = subtitle.content(in: environment).string
    content.changesBar { $0.subtitle = $0.subtitle ?? text }
  }
}

nonisolated struct TitleModifier: ViewModifier {
  let title: Text

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let text = title.content(in: environment)
    content.changesBar { $0.title = $0.title ?? text }
  }
}

/// A controller whose views say something about the bar.
@MainActor protocol BarContentHolder: UIViewController {
  var barContent: BarContent { get }
}

extension UIHostingController {
  /// Shows what the views say about the bar, if the navigation controller is the direct parent (facts: layout §4.1,
  /// medium).
  func showBarContent(_ content: BarContent) {
    if hidesBottomBarWhenPushed != (content.isTabBarHidden ?? hidesBottomBarWhenPushed) {
      hidesBottomBarWhenPushed = content.isTabBarHidden ?? false
    }
    guard let parent = parent as? UINavigationController else { return }
    let item = navigationItem
    if let title = content.title?.string, item.title != title { item.title = title }
    if let mode = content.displayMode {
      let known: UINavigationItem.LargeTitleDisplayMode =
        switch mode {
        case .automatic: .automatic
        case .inline: .never
        case .large: .always
        }
      if item.largeTitleDisplayMode != known { item.largeTitleDisplayMode = known }
    }
    barItems.show(content, in: self)
    (parent as? HostedNavigationController)?.refreshBar()
  }
}
