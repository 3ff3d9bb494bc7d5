import SystemFacts

/// The foreground styles set for a view: one that all levels derive from, or one each for the first levels.
package final class ForegroundLevels: Sendable {
  /// One to three styles; none for the system's own.
  let styles: [AnyShapeStyle]
  /// The number of levels that the first one is below the outer styles' first, for a hierarchical style.
  let shift: Int
  /// The styles around, which the styles themselves may refer to.
  let outer: ForegroundLevels?
  /// Whether the system chose the styles, as a list does for its headers. Controls in them keep their own.
  let isDefault: Bool

  init(styles: [AnyShapeStyle], outer: ForegroundLevels?, isDefault: Bool) {
    self.isDefault = isDefault
    if styles.count == 1, let level = styles[0].base as? HierarchicalShapeStyle {
      // A level of the styles around.
      self.styles = outer?.styles ?? []
      shift = (outer?.shift ?? 0) + level.level
      self.outer = outer?.outer
    } else {
      self.styles = styles
      shift = 0
      self.outer = outer
    }
  }

  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    let level = level + shift
    guard let base = styles.first else {
      return HierarchicalShapeStyle.system(level, in: environment)
    }
    var inner = environment
    inner.foregroundLevels = outer
    if level < styles.count { return styles[level].paint(in: inner) }
    let last = HierarchicalShapeStyle.opacities.count - 1
    return base.paint(in: inner).multiplyingAlpha(
      by: HierarchicalShapeStyle.opacities[min(level, last)])
  }
}

extension EnvironmentValues {
  private enum ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels? { nil }
  }

  package var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// Whether the app chose the foreground's style.
  package var hasOwnForeground: Bool { foregroundLevels?.isDefault == false }

  /// The paint of a level of the foreground, 0 for the primary one.
  package func foregroundPaint(level: Int = 0) -> Paint {
    foregroundLevels?.paint(level: level, in: self)
      ?? HierarchicalShapeStyle.system(level, in: self)
  }

  /// How the foreground's first style is drawn.
  package var foregroundLooks: DrawingLooks {
    foregroundLevels?.styles.first.map { DrawingLooks($0) } ?? DrawingLooks()
  }
}

/// A shape style that provides access to the levels of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The opacities of levels of a style that isn't the system's (recalled; facts: layout §3.7).
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.12]

  /// A shape style that maps to the first level of the current content style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// A shape style that maps to the second level of the current content style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A shape style that maps to the third level of the current content style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// A shape style that maps to the fourth level of the current content style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// A shape style that maps to the fifth level of the current content style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The system's own levels: the colours of labels (iOS 26.0; facts: layout §3.7, high), the fifth like the fourth.
  static func system(_ level: Int, in environment: EnvironmentValues) -> Paint {
    let names: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(environment.color(names[min(level, names.count - 1)]))
  }
}

extension HierarchicalShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundPaint(level: level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A shape style that maps to the first level of the current content style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A shape style that maps to the second level of the current content style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A shape style that maps to the third level of the current content style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// A shape style that maps to the fourth level of the current content style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// A shape style that maps to the fifth level of the current content style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

extension ForegroundStyle: PaintingStyle, DrawnStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint() }
  func addLooks(to looks: inout DrawingLooks) {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
