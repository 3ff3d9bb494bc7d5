import Graphics
import SystemFacts

/// The default button style, based on the button's context: borderless outside lists and bars.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: BorderlessLook(), fillsRow: true)
  }
}

/// A button style that doesn't apply a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: BorderlessLook())
  }
}

/// A button style that doesn't style or decorate its content while idle.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: PlainLook())
  }
}

/// A button style that applies standard border artwork based on the button's context.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: BorderedLook(isProminent: false))
  }
}

/// A button style that applies standard border prominent artwork based on the button's context.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: BorderedLook(isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button style that applies glass to the button's border: bordered artwork, on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  public init() {
    glass = .regular
  }

  public init(_ glass: Glass) {
    self.glass = glass
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: GlassLook(glass: glass))
  }
}

/// A button style that applies prominent glass to the button's border.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(configuration: configuration, style: BorderedLook(isProminent: true))
  }
}

/// A label on glass, with the insets of a bordered button (by analogy, low).
nonisolated struct GlassLook: ButtonStyle {
  let glass: Glass

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(ButtonLook.insets(.regular)).glassEffect(glass, in: Capsule())
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// The size classes, like regular or small, that you can apply to controls within a view.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// A shape that is used to draw a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The size to apply to controls within a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The border shape of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size for controls within this view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the border shape for buttons in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

// MARK: Looks

/// The values of buttons' looks.
enum ButtonLook {
  /// The opacity of a pressed label (UIKit's buttons on iOS 26; facts: layout §3.3, low).
  static let pressedOpacity = 0.2
  /// The opacity of a plain button's disabled label (iOS 26.0; facts: layout §3.3, high).
  static let disabledPlainOpacity = 0.5
  /// The opacity of a bordered button's disabled label (iOS 26.0; facts: layout §3.3, high).
  static let disabledOpacity = 0.24
  /// The opacity of a prominent button's disabled label (iOS 26.0; facts: layout §3.3, high).
  static let disabledProminentOpacity = 0.17
  /// The opacity of a bordered button's fill in a tint of its own (iOS 18.5 and 26.2; facts: layout §3.3, high).
  static let tintedFillOpacity = 0.18

  /// The space between the label and the border (facts: layout §3.3, high; the large one medium before iOS 26).
  static func insets(_ size: ControlSize) -> EdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (5, 10)
      case .regular: (7, 12)
      case .large, .extraLarge: (15, 20)
      }
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  static func font(_ size: ControlSize) -> Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }
}

nonisolated struct BorderlessLook: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(configuration: configuration)
  }
}

private nonisolated struct BorderlessLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    configuration.label
      .labelForegroundStyle(style)
      .opacity(opacity)
  }

  private var opacity: Double {
    if configuration.isPressed { return ButtonLook.pressedOpacity }
    // A style of the app's is faded as a plain button's (by analogy, low).
    return environment.isEnabled || !environment.hasOwnForeground
      ? 1 : ButtonLook.disabledPlainOpacity
  }

  private var style: AnyShapeStyle {
    if !environment.isEnabled {
      return AnyShapeStyle(Color.primary.opacity(ButtonLook.disabledOpacity))
    }
    return configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

nonisolated struct PlainLook: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }
}

private nonisolated struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label
      .opacity(
        configuration.isPressed
          ? ButtonLook.pressedOpacity : isEnabled ? 1 : ButtonLook.disabledPlainOpacity)
  }
}

nonisolated struct BorderedLook: ButtonStyle {
  let isProminent: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: isProminent)
  }
}

private nonisolated struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.self) private var environment

  @MainActor var body: some View {
    configuration.label
      .font(environment.font ?? ButtonLook.font(environment.controlSize))
      .labelForegroundStyle(labelStyle)
      .multilineTextAlignment(.center)
      .padding(ButtonLook.insets(environment.controlSize))
      .background(
        fill, in: BorderShape(shape: environment.buttonBorderShape, environment.systemRelease)
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private var isFilled: Bool { isProminent && environment.isEnabled }
  private var isDestructive: Bool { configuration.role == .destructive }

  private var labelStyle: AnyShapeStyle {
    guard environment.isEnabled else {
      return AnyShapeStyle(
        Color.primary.opacity(
          isProminent ? ButtonLook.disabledProminentOpacity : ButtonLook.disabledOpacity))
    }
    if isProminent { return AnyShapeStyle(Color.white) }
    return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var fill: AnyShapeStyle {
    if isFilled {
      return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
    if environment.isEnabled, environment.tint != nil, !isDestructive {
      return AnyShapeStyle(TintShapeStyle().opacity(ButtonLook.tintedFillOpacity))
    }
    return AnyShapeStyle(Color(uiColor: .secondarySystemFill))
  }
}

/// The outline of a bordered button.
nonisolated struct BorderShape: Shape {
  private let kind: ButtonBorderShape.Kind
  private let isCapsule: Bool

  init(shape: ButtonBorderShape, _ release: OSRelease) {
    kind = shape.kind
    isCapsule = SwiftUIFacts.buttonsAreCapsules[release]
  }

  /// The radius as a share of the height before iOS 26: three recorded radii on 18.5 fit (facts: layout §3.3, medium).
  private static let radiusShare: CGFloat = 0.19

  func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .roundedRectangle(let radius?):
      return Path(roundedRect: rect, cornerRadius: radius)
    case .automatic where isCapsule: return Capsule().path(in: rect)
    case .automatic, .roundedRectangle:
      return Path(roundedRect: rect, cornerRadius: (Self.radiusShare * rect.height).rounded())
    }
  }
}
