import SystemFacts
import Typography

extension Font.TextStyle {
  /// The style in the system's tables.
  package var style: Typography.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }

  /// The weight of bold text: bold for titles, semibold for everything else (iOS 26.0; facts: layout §1.15, high).
  fileprivate var boldWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

extension EnvironmentValues {
  /// The column of the tables of a text style: before iOS 11, only body has accessibility sizes.
  package func column(of style: Typography.TextStyle) -> Int {
    let column = dynamicTypeSize.column
    guard column > Typography.TextStyle.lastStandardColumn, style != .body,
      TextFacts.onlyBodyHasAccessibilitySizes[systemRelease]
    else { return column }
    return Typography.TextStyle.lastStandardColumn
  }

  /// A length that grows with a text style, rounded to the pixel as by UIKit's font metrics (facts: layout §7.6).
  package func scaled(_ length: CGFloat, like style: Typography.TextStyle) -> CGFloat {
    PixelGrid(scale: displayScale).nearest(length * style.ratio(in: column(of: style)))
  }
}

extension Font {
  /// The change of the leading of a tight or loose font, in points (recalled: two points, one for small text).
  private static let leadingStep: CGFloat = 2

  /// Returns the font in an environment, as Typography uses it.
  package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    var descriptor: FontDescriptor
    var boldWeight = Weight.bold
    switch base {
    case .style(let style, let design, let weight):
      let row = style.style
      let column = environment.column(of: row)
      descriptor = FontDescriptor(
        size: row.size(in: column), weight: weight?.value ?? row.weight,
        linePitch: row.leading(in: column))
      if let design { descriptor.family = design.family }
      boldWeight = style.boldWeight
    case .size(let size, let design, let weight):
      descriptor = FontDescriptor(size: size, weight: weight?.value ?? 0)
      if let design { descriptor.family = design.family }
    case .named(let name, let size, let style):
      var scaled = size
      if let style = style?.style {
        scaled = (size * style.ratio(in: environment.column(of: style))).rounded()
      }
      descriptor = FontDescriptor(family: .named(name), size: scaled)
    case .fixed(let given): descriptor = given
    }
    for modifier in modifiers {
      switch modifier {
      case .bold: descriptor.weight = max(descriptor.weight, boldWeight.value)
      case .italic: descriptor.isItalic = true
      case .monospaced: descriptor.family = .monospacedSystem
      case .monospacedDigit: descriptor.hasMonospacedDigits = true
      case .weight(let weight): descriptor.weight = weight.value
      case .leading(let leading):
        guard leading != .standard, let pitch = descriptor.linePitch else { continue }
        descriptor.linePitch = pitch + (leading == .tight ? -1 : 1) * Self.leadingStep
      case .smallCaps, .width:
        // Fonts that would have these variants aren't available.
        continue
      }
    }
    if environment.legibilityWeight == .bold, descriptor.weight < boldWeight.value {
      descriptor.weight = boldWeight.value
    }
    return descriptor
  }
}

extension Font.Design {
  var family: FontDescriptor.Family {
    switch self {
    case .default, .rounded: .system
    case .serif: .serifSystem
    case .monospaced: .monospacedSystem
    }
  }
}

/// A dynamic property that scales a numeric value.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Typography.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    scaled = wrappedValue
    style = textStyle.style
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value scaled based on the current environment.
  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    scaled = Value(place.environment.scaled(CGFloat(base), like: style))
  }
}

extension Font? {
  /// The height of capitals in the font, or in the body style's.
  func resolvedCapHeight(in environment: EnvironmentValues) -> CGFloat {
    let font = self ?? .body
    return FontLibrary.shared.metrics(font.descriptor(in: environment)).capHeight
  }
}
