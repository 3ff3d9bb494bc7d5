import SystemFacts

/// A style with the colour of a purpose.
package protocol NamedColorStyle: PaintingStyle {
  static var color: SystemColor { get }
}

extension NamedColorStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.color(Self.color))
  }
}

/// A style appropriate for foreground separator or border lines.
public struct SeparatorShapeStyle: NamedColorStyle {
  package static let color = SystemColor.separator
  public init() {}
}

/// A style appropriate for placeholder text.
public struct PlaceholderTextShapeStyle: NamedColorStyle {
  package static let color = SystemColor.placeholderText
  public init() {}
}

/// A style appropriate for links.
public struct LinkShapeStyle: NamedColorStyle {
  package static let color = SystemColor.link
  public init() {}
}

/// A style appropriate for fills.
public struct FillShapeStyle: NamedColorStyle {
  package static let color = SystemColor.systemFill
  public init() {}
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: NamedColorStyle {
  package static let color = SystemColor.systemBackground
  public init() {}
}

/// The background style in the current context.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

extension BackgroundStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    if let style = environment.backgroundStyle {
      var outer = environment
      outer.backgroundStyle = nil
      return style.paint(in: outer)
    }
    return .color(environment.color(.systemBackground))
  }
}

/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

extension TintShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.tintPaint
  }
}

/// A style used to visually indicate selection.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

extension SelectionShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style in the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// A style that reflects the current tint color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  private enum AccentKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style set by `tint`.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The app's accent colour, or the one set by `accentColor`; the system's blue if `nil`.
  package var accentColor: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// An optional style that overrides the default system background style when set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  package var tintPaint: Paint {
    guard let tint else { return Color.accentColor.paint(in: self) }
    var outer = self
    outer.tint = nil
    return tint.paint(in: outer)
  }
}
