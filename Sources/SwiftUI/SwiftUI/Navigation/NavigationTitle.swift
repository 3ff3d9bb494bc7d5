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
struct BarContent: Equatable {
  var title: TextContent?
  var displayMode: NavigationBarItem.TitleDisplayMode?
}

enum BarContentKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
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
}

nonisolated struct TitleModifier: ViewModifier {
  let title: Text

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let text = title.content(in: environment)
    content.transformPreference(BarContentKey.self) { $0.title = $0.title ?? text }
  }
}

extension UIHostingController {
  /// Shows what the views say about the bar, if the navigation controller is the direct parent (facts: layout §4.1,
  /// medium).
  func showBarContent(_ content: BarContent) {
    guard let parent = parent as? UINavigationController else { return }
    if let title = content.title?.string, navigationItem.title != title {
      navigationItem.title = title
    }
    if let mode = content.displayMode {
      let known: UINavigationItem.LargeTitleDisplayMode =
        switch mode {
        case .automatic: .automatic
        case .inline: .never
        case .large: .always
        }
      if navigationItem.largeTitleDisplayMode != known {
        navigationItem.largeTitleDisplayMode = known
      }
    }
    (parent as? HostedNavigationController)?.refreshBar()
  }
}
