/// A control that toggles between on and off states.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  @Environment(\.toggleStyle) private var style

  /// Creates a toggle that generates its label from a view builder.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    AnyView(
      style.makeBody(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn)))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a toggle that generates its label from a localized string key and system image name.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle that generates its label from a string and system image name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle based on a toggle style configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The properties of a toggle instance.
public struct ToggleStyleConfiguration {
  /// A type-erased label of a toggle.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// A view that describes the effect of switching the toggle between states.
  public let label: Label
  /// A binding to a state property that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The appearance and behavior of a toggle.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// Creates a view that represents the body of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default toggle style: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

/// A toggle style that displays a leading label and a trailing switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a switch toggle style with a tint color.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A toggle style that displays as a button with its label as the title.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    if isOn.wrappedValue {
      Button {
        isOn.wrappedValue.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(.bordered)
    } else {
      Button {
        isOn.wrappedValue.toggle()
      } label: {
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label, and a switch at the trailing edge: it fills the width (iOS 26; facts: layout §3.4, high).
nonisolated struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  var tint: Color?

  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    if hidesLabels {
      Switch(isOn: configuration.$isOn, tint: tint)
    } else {
      HStack(spacing: 0) {
        configuration.label
        Spacer()
        Switch(isOn: configuration.$isOn, tint: tint).overflowsRow()
      }
    }
  }
}

extension View {
  /// A control that a row of a list is as high without: it extends beyond its label's line (facts: layout §3.1, high).
  nonisolated func overflowsRow() -> some View { modifier(RowOverflow()) }
}

private nonisolated struct RowOverflow: ViewModifier {
  @Environment(\.isInList) private var isInList

  @MainActor func body(content: Content) -> some View {
    content.frame(height: isInList ? 0 : nil)
  }
}

/// The switch itself.
struct Switch: UIViewRepresentable {
  @Binding var isOn: Bool
  var tint: Color?

  func makeCoordinator() -> SwitchSetter { SwitchSetter() }

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in coordinator.set?(view?.isOn ?? false) }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UISwitch, context: Context) {
    context.coordinator.set = { isOn = $0 }
    if view.isOn != isOn { view.setOn(isOn, animated: false) }
    view.isEnabled = context.environment.isEnabled
    let paint = tint.map { $0.paint(in: context.environment) } ?? context.environment.tintOfSwitch
    view.onTintColor = paint?.solidColor.map { UIColor($0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}

/// Sets the value of a switch.
@MainActor final class SwitchSetter {
  var set: ((Bool) -> Void)?
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
      AnyStyle { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
    }
  }
  private enum HiddenLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  var hidesLabels: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }

  /// The tint that was set for views; a switch without one is green, whatever the accent colour.
  fileprivate var tintOfSwitch: Paint? { tint == nil ? nil : tintPaint }
}

extension View {
  /// Sets the style for toggles in a view hierarchy.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(\.toggleStyle, style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Hides the labels of any controls contained within this view.
  public nonisolated func labelsHidden() -> some View {
    environment(\.hidesLabels, true)
  }
}
