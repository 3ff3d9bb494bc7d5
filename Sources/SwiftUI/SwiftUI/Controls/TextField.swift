import Graphics

/// A control that displays an editable text interface.
public nonisolated struct TextField<Label: View>: View {
  let label: Label
  let placeholder: Text
  let text: Binding<String>

  @Environment(\.self) private var environment

  @MainActor public var body: some View {
    let field = Field(
      text: text, placeholder: placeholder.content(in: environment).string,
      isBordered: environment.textFieldStyle == .roundedBorder)
    field.frame(maxWidth: .infinity)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), placeholder: Text(titleKey), text: text)
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), placeholder: Text(title), text: text)
  }

  /// Creates a text field with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    let title = Text(titleKey)
    self.init(label: title, placeholder: prompt ?? title, text: text)
  }

  /// Creates a text field with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), placeholder: prompt ?? Text(title), text: text)
  }
}

/// A specification for the appearance and interaction of a text field: one of the system's.
public protocol TextFieldStyle {
  static var _kind: _TextFieldKind { get }
}

/// What the system's text field styles look like.
public enum _TextFieldKind: Sendable {
  case plain, roundedBorder
}

/// The default text field style: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _kind: _TextFieldKind { .plain }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _kind: _TextFieldKind { .plain }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _kind: _TextFieldKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum FieldStyleKey: EnvironmentKey {
    static var defaultValue: _TextFieldKind { .plain }
  }

  var textFieldStyle: _TextFieldKind {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for text fields within this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, S._kind)
  }
}

/// The field itself.
struct Field: UIViewRepresentable {
  @Binding var text: String
  let placeholder: String
  let isBordered: Bool

  /// The space that a plain field adds to a line of its text (iOS 13.7 to 18.5; facts: layout §3.2, high).
  private static let space: CGFloat = 1.5
  /// The height with a border (iOS 26.0; facts: layout §3.2, high).
  private static let borderedHeight: CGFloat = 34

  func makeCoordinator() -> FieldSetter { FieldSetter() }

  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in coordinator.set?(view?.text ?? "") }, for: .editingChanged)
    return view
  }

  func updateUIView(_ view: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.set = { text = $0 }
    if view.text != text { view.text = text }
    view.placeholder = placeholder
    view.borderStyle = isBordered ? .roundedRect : .none
    view.isEnabled = environment.isEnabled
    let font = (environment.font ?? .body).descriptor(in: environment)
    view.font = .systemFont(ofSize: font.size, weight: UIFont.Weight(font.weight))
    view.textColor = environment.foregroundPaint().solidColor.map { UIColor($0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let grid = PixelGrid(scale: context.environment.displayScale)
    let line = uiView.font?.lineHeight ?? 0
    let height = isBordered ? Self.borderedHeight : grid.up(line + Self.space)
    return CGSize(width: proposal.width ?? uiView.intrinsicContentSize.width, height: height)
  }
}

/// Sets the text of a field.
@MainActor final class FieldSetter {
  var set: ((String) -> Void)?
}
