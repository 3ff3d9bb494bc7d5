/// A standard label for user interface items, consisting of an icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  @Environment(\.labelStyle) private var style

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    AnyView(
      style.makeBody(
        LabelStyleConfiguration(
          title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a system icon image and a title generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with an icon image and a title generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label representing the configuration of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// A type-erased title view of a label.
  public nonisolated struct Title: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased icon view of a label.
  public nonisolated struct Icon: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A description of the labeled item.
  public var title: Title
  /// A symbolic representation of the labeled item.
  public var icon: Icon
}

/// A type that applies a custom appearance to all labels within a view.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// Creates a view that represents the body of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default label style in the current context.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A label style that shows both the title and icon of the label using a system-standard layout.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  /// The icon's centre is half a cap height above the title's first baseline, and the title 8 points after it (facts:
  /// layout §3.4, high).
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

private nonisolated struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.self) private var environment

  @MainActor var body: some View {
    if environment.isInList {
      // Recorded in rows of iOS 26 at sizes M and L (facts: layout §3.1, high).
      HStack(alignment: .firstTextBaseline, spacing: 16) {
        LabelIcon(icon: configuration.icon.foregroundStyle(.tint).imageScale(.large))
          .frame(width: (Font.body.descriptor(in: environment).size * 24 / 17).rounded())
        configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        LabelIcon(icon: configuration.icon)
        configuration.title
      }
    }
  }
}

/// The icon of a label, centred on the capitals of the title's first line. An icon with a text, such as a list's number,
/// has its baseline on the title's (MarkdownUI's pictures of iOS 16: rows are as high as without it; high).
nonisolated struct LabelIcon<Icon: View>: View {
  let icon: Icon

  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let height = environment.font.resolvedCapHeight(in: environment)
    icon.environment(\.isLabelIcon, true).alignmentGuide(.firstTextBaseline) {
      $0[explicit: .firstTextBaseline] ?? $0.height / 2 + height / 2
    }
  }
}

/// A label style that only displays the icon of the label.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label style that only displays the title of the label.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style for labels within this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(\.labelStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension EnvironmentValues {
  private enum LabelIconKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether views are in a label's icon, where symbols aren't placed by their baselines.
  var isLabelIcon: Bool {
    get { self[LabelIconKey.self] }
    set { self[LabelIconKey.self] = newValue }
  }

  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> {
      AnyStyle { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    }
  }

  package var labelStyle: AnyStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
