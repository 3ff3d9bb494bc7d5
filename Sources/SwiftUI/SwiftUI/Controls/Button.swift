/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive, cancel, confirm, close
  }

  private let kind: Kind

  /// A role that indicates a destructive button.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A role that indicates a button that cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A role that indicates a button that confirms an operation.
  public static let confirm = ButtonRole(kind: .confirm)
  /// A role that indicates a button that closes a view.
  public static let close = ButtonRole(kind: .close)
}

/// A control that initiates an action.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.buttonStyle) private var style

  /// Creates a button that displays a custom label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a specified role that displays a custom label.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    AnyView(
      style.makeBody(
        PrimitiveButtonStyleConfiguration(
          role: role, label: .init(view: AnyView(label)), action: action)))
  }
}

extension Button where Label == Text {
  /// Creates a button that generates its label from a localized string key.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button that generates its label from a string.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a specified role that generates its label from a localized string key.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a specified role that generates its label from a string.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SystemButtonLabel {
  /// Creates a button with a role and the system's label for it.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { SystemButtonLabel(role: role) }
  }
}

/// The label that the system has for a role, in English.
public nonisolated struct SystemButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .cancel: Label("Cancel", systemImage: "xmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button that generates its label from a localized string key and system image name.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that generates its label from a string and system image name.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a specified role that generates its label from a localized string key and an image name.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a specified role that generates its label from a string and an image name.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button that generates its label from a localized string key and image resource.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) }
  }

  /// Creates a button that generates its label from a string and image resource.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button based on a configuration for a style with a custom appearance and custom interaction behavior.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

// MARK: Styles

/// The properties of a button, for styles with custom interaction.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// An optional semantic role describing the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of calling the button's action.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of pressing the button.
  public let label: Label
  /// A Boolean that indicates whether the user is currently pressing the button.
  public let isPressed: Bool
}

/// A type that applies standard interaction behavior and a custom appearance to all buttons within a view hierarchy.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a view hierarchy.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration> {
      AnyStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
  }

  var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for buttons within this view to a button style with a custom appearance and standard interaction
  /// behavior.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    // Bodies are made on the main actor only.
    nonisolated(unsafe) let style = style
    return environment(
      \.buttonStyle,
      AnyStyle { configuration in
        AnyView(PressedButton(configuration: configuration, style: style))
      })
  }

  /// Sets the style for buttons within this view to a button style with a custom appearance and custom interaction
  /// behavior.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(\.buttonStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

/// A button with a style's appearance and the standard interaction.
nonisolated struct PressedButton<Style: ButtonStyle>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let style: StyleProperties<Style>
  private let fillsRow: Bool

  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: PrimitiveButtonStyleConfiguration, style: Style, fillsRow: Bool = false) {
    self.configuration = configuration
    self.style = StyleProperties(style: style)
    self.fillsRow = fillsRow
  }

  @MainActor var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .modifier(
      PressModifier(isEnabled: isEnabled, action: configuration.action, fillsRow: fillsRow) {
        isPressed = $0
      })
  }
}

/// Makes a view act as a button.
nonisolated struct PressModifier: LayoutModifier {
  let isEnabled: Bool
  let action: @MainActor () -> Void
  var fillsRow = false
  let press: @MainActor (Bool) -> Void

  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    ButtonContent(isEnabled: isEnabled, action: action, fillsRow: fillsRow, press: press)
  }

  func name(in environment: EnvironmentValues) -> String { "Button" }
}

/// The views of a button.
struct ButtonContent: TouchedContent, SpokenContent {
  let isEnabled: Bool
  let action: @MainActor () -> Void
  /// Whether a tap anywhere in a list's row is one on the button.
  var fillsRow = false
  let press: @MainActor (Bool) -> Void

  var isElement: Bool { true }
  var spokenLabel: String? { nil }
  var spokenTraits: UIAccessibilityTraits { .button }

  func attach(to view: NodeView) {
    guard isEnabled else { return }
    view.pressed = press
    view.tapped = action
    view.touchOutline = view.touchOutline ?? CGPath(rect: view.bounds, transform: nil)
    view.followTaps()
  }
}

extension NodeView {
  /// Calls what the view does on a tap.
  fileprivate func followTaps() {
    _ = recognizer {
      let recognizer = UITapGestureRecognizer(target: nil, action: nil)
      recognizer.ownAction = { [weak self] _ in self?.tapped?() }
      return recognizer
    }
  }
}
