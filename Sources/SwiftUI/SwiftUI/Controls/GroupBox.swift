import Graphics

/// A stylized view, with an optional label, that visually collects a logical grouping of content.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label?
  private let content: Content

  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with the provided label and view content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: .init(view: label.map { AnyView($0) }), content: .init(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates an unlabeled group box with the provided view content.
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with the provided view content and title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with the provided view content and title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box based on a style configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The properties of a group box instance.
public struct GroupBoxStyleConfiguration {
  /// A view that represents the title of the group box.
  public nonisolated struct Label: View {
    let view: AnyView?
    @MainActor public var body: some View { view }
  }

  /// A view that represents the content of the group box.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// A type that specifies the appearance and interaction of all group boxes within a view hierarchy.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates a view representing the body of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default style for group box views: a headline over the content, on the secondary background, or on the primary
/// one in another box (recalled, low).
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupBoxArea(configuration: configuration)
  }
}

nonisolated struct GroupBoxArea: View {
  let configuration: GroupBoxStyleConfiguration

  @Environment(\.isInGroupBox) private var isInner

  private static var radius: CGFloat { 8 }

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }
    }
    .environment(\.isInGroupBox, !isInner)
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color(uiColor: isInner ? .systemBackground : .secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> {
      AnyStyle { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
    }
  }
  private enum InnerBoxKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  fileprivate var isInGroupBox: Bool {
    get { self[InnerBoxKey.self] }
    set { self[InnerBoxKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for group boxes within this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(\.groupBoxStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
