/// The properties of a labeled content instance.
public struct LabeledContentStyleConfiguration {
  /// A type-erased label of a labeled content instance.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased content of a labeled content instance.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The label of the labeled content instance.
  public let label: Label
  /// The content of the labeled content instance.
  public let content: Content
}

/// The appearance and behavior of a labeled content instance.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates a view that represents the body of labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default labeled content style.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label.view, content: configuration.content.view)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content based on a labeled content style configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabeledContentStyleConfiguration> {
      AnyStyle { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
    }
  }

  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets a style for labeled content.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(\.labeledContentStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

/// Labeled content in the environment's style.
nonisolated struct StyledLabeledContent: View {
  let label: AnyView
  let content: AnyView

  @Environment(\.labeledContentStyle) private var style

  @MainActor var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(label: .init(view: label), content: .init(view: content)))
  }
}
