/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The visibility of a UI element, chosen automatically based on the platform, current context, and other factors.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// The weight of a user interface element's text as the user chose it.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// The reasons to apply a redaction to data displayed on screen.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Displayed data should appear as generic placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Displayed data should be obscured to protect private information.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Displayed data should appear as invalidated and pending a new update.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }
  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }
  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private enum HitTestingKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  private enum LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }
  private enum AccessibilityKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
  }

  /// The color scheme of this environment.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast associated with the color scheme of this environment.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  package mutating func setContrast(_ contrast: ColorSchemeContrast) {
    colorSchemeContrast = contrast
  }

  /// The current locale that views should use.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The current calendar that views should use when handling dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The current time zone that views should use when handling dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the view associated with this environment allows user interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether views take part in hit testing.
  package var allowsHitTesting: Bool {
    get { self[HitTestingKey.self] }
    set { self[HitTestingKey.self] = newValue }
  }

  /// The current redaction reasons applied to the view hierarchy.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// The font weight to apply to text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  /// The user's settings of accessibility.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }

  /// Whether the system preference for Reduce Motion is enabled.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }
  /// Whether the system preference for Reduce Transparency is enabled.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
  /// Whether the system preference for Differentiate without Color is enabled.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiatesWithoutColor
  }
  /// Whether the system preference for Invert Colors is enabled.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
  /// Whether the system preference for Show Button Shapes is enabled.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
  /// Whether VoiceOver is in use.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.usesVoiceOver }
  /// Whether Switch Control is in use.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.usesSwitchControl }
}

/// The user's settings of accessibility that views can read.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reducesMotion = false
  package var reducesTransparency = false
  package var differentiatesWithoutColor = false
  package var invertsColors = false
  package var showsButtonShapes = false
  package var usesVoiceOver = false
  package var usesSwitchControl = false

  package init() {}
}

extension View {
  /// Sets this view's color scheme.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Adds a condition that controls whether users can interact with this view.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Configures whether this view participates in hit test operations.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.allowsHitTesting = $0.allowsHitTesting && enabled })
  }

  /// Adds a reason to apply a redaction to this view hierarchy.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Removes any reason to apply a redaction to this view hierarchy.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as containing sensitive, private user data.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
