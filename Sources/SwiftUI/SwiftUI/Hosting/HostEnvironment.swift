import Graphics
import SystemFacts

/// The environment that a host sets for its root view, and what it was made of.
@MainActor struct HostEnvironment: Equatable {
  private let traits: UITraitCollection
  private let locale: Locale
  private let timeZone: TimeZone
  private let date: Date
  private let outer: EnvironmentValues?
  private let isPlaced: Bool
  private let sceneValues: SceneValues

  /// - Parameters:
  ///   - outer: The environment around the view in another hierarchy of SwiftUI's.
  ///   - sceneValues: What is stored for views outside of other hierarchies.
  init(
    _ traits: UITraitCollection, in view: UIView?, _ outer: EnvironmentValues?,
    _ sceneValues: SceneValues
  ) {
    self.outer = outer
    self.sceneValues = sceneValues
    isPlaced = outer == nil || view?.window != nil
    let host = view?.window?.host ?? .current
    self.traits = traits
    locale = host.options.locale
    timeZone = host.options.timeZone
    date = host.date
  }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    // The date isn't a reason to evaluate the views again.
    a.traits == b.traits && a.locale == b.locale && a.isPlaced == b.isPlaced
  }

  /// The values for the root view.
  var values: EnvironmentValues {
    if var values = outer {
      // A view that isn't anywhere yet has the environment around it.
      if isPlaced {
        values.hostTraits = HostTraits(collection: traits, set: values.setTraits)
        values.adopt(traits)
      }
      return values
    }
    var values = EnvironmentValues()
    values.adopt(traits)
    values.hostTraits = HostTraits(collection: traits, set: EnvironmentTraits())
    values.locale = locale
    var calendar = Calendar.current
    calendar.locale = locale
    calendar.timeZone = timeZone
    values.calendar = calendar
    values.timeZone = timeZone
    values.currentDate = date
    values.contentResources = AppResources()
    values.sceneValues = sceneValues
    values.foreignViews = Representables()
    values.accessibilitySettings = .current
    values.accentColor = UIColor.appAccent.map { Color(uiColor: $0) }
    return values
  }
}

extension EnvironmentValues {
  /// Sets what traits determine.
  @MainActor mutating func adopt(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    setContrast(traits.accessibilityContrast == .high ? .increased : .standard)
    dynamicTypeSize = DynamicTypeSize(
      column: DynamicType.column(traits.preferredContentSizeCategory))
    displayScale = max(traits.displayScale, 1)
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    systemRelease = traits.release
    isElevated = traits.userInterfaceLevel == .elevated
    legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
  }
}

extension AccessibilitySettings {
  @MainActor static var current: AccessibilitySettings {
    var settings = AccessibilitySettings()
    settings.reducesMotion = UIAccessibility.isReduceMotionEnabled
    settings.reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
    settings.differentiatesWithoutColor = UIAccessibility.shouldDifferentiateWithoutColor
    settings.invertsColors = UIAccessibility.isInvertColorsEnabled
    settings.usesVoiceOver = UIAccessibility.isVoiceOverRunning
    settings.usesSwitchControl = UIAccessibility.isSwitchControlRunning
    return settings
  }
}

/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }
  private enum VerticalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  /// The horizontal size class of this environment.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The vertical size class of this environment.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}
