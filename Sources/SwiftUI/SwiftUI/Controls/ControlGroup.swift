/// A container view that displays semantically-related controls in a visually-appropriate manner for the context.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  @Environment(\.controlGroupStyle) private var style
  @Environment(\.makesItems) private var makesItems

  /// Creates a new ControlGroup with the specified children.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  fileprivate init<Label: View>(_ label: Label, _ content: Content) {
    self.content = content
    self.label = AnyView(label)
  }

  /// In a menu or bar its controls are items like others.
  @MainActor public var body: some View {
    if makesItems {
      content
    } else {
      style.makeBody(
        ControlGroupStyleConfiguration(
          content: .init(view: AnyView(content)), label: .init(view: label)))
    }
  }
}

extension ControlGroup {
  /// Creates a new control group with the specified content and a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(label, LabeledControlGroupContent(content: content(), label: label))
  }

  /// Creates a new control group with the specified content that generates its label from a localized string key.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a new control group with the specified content that generates its label from a string.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group based on a style configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

/// A view that represents the body of a control group with a specified label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// A view that represents the content of the control group.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A type-erased label of a ControlGroup.
  public nonisolated struct Label: View {
    let view: AnyView?
    @MainActor public var body: some View { view }
  }

  public let content: Content
  public let label: Label
}

/// Defines the implementation of all control groups within a view hierarchy.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates a view representing the body of a control group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default control group style: bordered controls in a row (low).
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content.labelStyle(.iconOnly) }.buttonStyle(.bordered)
  }
}

/// The navigation control group style.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content.labelStyle(.iconOnly) }
  }
}

/// A control group style that presents its content as a menu when the user presses the control.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A control group style that presents its content as a compact menu, which opens as one with rows.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// A control group style that presents its content as a palette.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ControlGroupStyleConfiguration> {
      AnyStyle { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
    }
  }

  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for control groups within this view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(\.controlGroupStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
