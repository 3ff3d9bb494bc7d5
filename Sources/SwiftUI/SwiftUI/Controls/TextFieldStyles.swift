/// A specification for the appearance and interaction of a text field: one of the system's.
@MainActor @preconcurrency public protocol TextFieldStyle {
  nonisolated static var _kind: _TextFieldKind { get }
}

/// What the system's text field styles look like.
public enum _TextFieldKind: Sendable {
  case plain, roundedBorder
}

/// The default text field style: plain.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _kind: _TextFieldKind { .plain }
}

/// A text field style with no decoration.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _kind: _TextFieldKind { .plain }
}

/// A text field style with a system-defined rounded border.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
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
