import Graphics

/// The traits that the environment determines, where they differ from those around a view: what SwiftUI sets on views
/// and controllers of UIKit's, so that bars, controls and hosting controllers in them continue the environment (facts:
/// layout §4.3, high).
@MainActor struct EnvironmentTraits: Equatable {
  private var style: UIUserInterfaceStyle?
  private var category: UIContentSizeCategory?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var weight: UILegibilityWeight?

  nonisolated init() {}

  init(_ environment: EnvironmentValues, around traits: UITraitCollection) {
    var inherited = EnvironmentValues()
    inherited.adopt(traits)
    if environment.colorScheme != inherited.colorScheme {
      style = environment.colorScheme == .dark ? .dark : .light
    }
    if environment.dynamicTypeSize != inherited.dynamicTypeSize {
      category = UIContentSizeCategory(environment.dynamicTypeSize)
    }
    if environment.layoutDirection != inherited.layoutDirection {
      direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if environment.horizontalSizeClass != inherited.horizontalSizeClass {
      horizontal = environment.horizontalSizeClass.map { UIUserInterfaceSizeClass($0) }
    }
    if environment.verticalSizeClass != inherited.verticalSizeClass {
      vertical = environment.verticalSizeClass.map { UIUserInterfaceSizeClass($0) }
    }
    if environment.legibilityWeight != inherited.legibilityWeight {
      weight = environment.legibilityWeight == .bold ? .bold : .regular
    }
  }

  /// Returns these traits, completed by others.
  func merged(over outer: Self) -> Self {
    var result = self
    result.style = style ?? outer.style
    result.category = category ?? outer.category
    result.direction = direction ?? outer.direction
    result.horizontal = horizontal ?? outer.horizontal
    result.vertical = vertical ?? outer.vertical
    result.weight = weight ?? outer.weight
    return result
  }

  /// Overrides these traits, and removes those overrides that were set before.
  func override(in view: UIView, insteadOf old: inout Self) {
    if self != old { change(&view.traitOverrides, from: old) }
    old = self
  }

  func override(in controller: UIViewController, insteadOf old: inout Self) {
    if self != old { change(&controller.traitOverrides, from: old) }
    old = self
  }

  private func change(_ overrides: inout UITraitOverrides, from old: Self) {
    func set<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value?, _ old: T.Value?) {
      if let value { overrides[trait] = value } else if old != nil { overrides.remove(trait) }
    }
    set(UITraitUserInterfaceStyle.self, style, old.style)
    set(UITraitPreferredContentSizeCategory.self, category, old.category)
    set(UITraitLayoutDirection.self, direction, old.direction)
    set(UITraitHorizontalSizeClass.self, horizontal, old.horizontal)
    set(UITraitVerticalSizeClass.self, vertical, old.vertical)
    set(UITraitLegibilityWeight.self, weight, old.weight)
  }
}

/// The traits of a hosting view, and which of them views of SwiftUI's around it have set.
struct HostTraits {
  var collection: UITraitCollection
  var set: EnvironmentTraits
}

extension EnvironmentValues {
  private enum HostTraitsKey: EnvironmentKey {
    static var defaultValue: HostTraits? { nil }
  }

  var hostTraits: HostTraits? {
    get { self[HostTraitsKey.self] }
    set { self[HostTraitsKey.self] = newValue }
  }

  /// The traits that views around this one have set, however far away.
  @MainActor var setTraits: EnvironmentTraits {
    guard let hostTraits else { return EnvironmentTraits() }
    return EnvironmentTraits(self, around: hostTraits.collection).merged(over: hostTraits.set)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: UserInterfaceSizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }
}
