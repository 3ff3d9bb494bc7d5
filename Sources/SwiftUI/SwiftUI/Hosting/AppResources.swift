import Graphics

/// The colours, images and texts of the app that UIKit knows.
struct AppResources: ContentResources {
  func color(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> Color.Resolved? {
    MainActor.assumeIsolated {
      let traits = environment.traits
      guard let color = UIColor(named: name, in: bundle, compatibleWith: traits) else { return nil }
      return Color.Resolved(color.resolvedColor(with: traits).pixel)
    }
  }

  func image(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> HostedImage? {
    MainActor.assumeIsolated {
      guard let image = UIImage(named: name, in: bundle, compatibleWith: environment.traits) else {
        return nil
      }
      return HostedImage(image)
    }
  }

  func localizedFormat(
    _ key: String, table: String?, bundle: Bundle?, arguments: [any CVarArg],
    _ environment: EnvironmentValues
  ) -> String? {
    let missing = "\u{1}"
    let text = (bundle ?? .main).localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text.choosingPlurals(by: arguments)
  }
}

extension HostedImage {
  @MainActor init(_ image: UIImage) {
    let caps = image.capInsets
    self.init(
      image, size: image.size, isTemplate: image.renderingMode == .alwaysTemplate,
      flipsForRightToLeft: image.flipsForRightToLeftLayoutDirection,
      capInsets: EdgeInsets(
        top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right))
  }
}

extension EnvironmentValues {
  /// The traits for resolving colours and images of UIKit's.
  @MainActor package var traits: UITraitCollection {
    UITraitCollection.current.with {
      $0.userInterfaceStyle = colorScheme == .dark ? .dark : .light
      $0.accessibilityContrast = colorSchemeContrast == .increased ? .high : .normal
      $0.displayScale = displayScale
      $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceLevel = isElevated ? .elevated : .base
      $0.preferredContentSizeCategory = UIContentSizeCategory(dynamicTypeSize)
      $0.release = systemRelease
    }
  }
}

extension UIContentSizeCategory {
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  init(_ size: DynamicTypeSize) { self = Self.all[size.column] }
}

extension UIColor {
  /// The components of the colour under the current traits.
  var pixel: RGBA {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A colour of UIKit's in an environment.
private struct UIKitColor: ColorProvider {
  let color: UIColor

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    MainActor.assumeIsolated {
      Color.Resolved(color.resolvedColor(with: environment.traits).pixel)
    }
  }
}

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self.init(UIKitColor(color: uiColor)) }

  /// Creates a color from a UIKit color.
  ///
  /// Disfavoured, because Xcode's constants of a catalog make `.brand` a name of both types.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension Image {
  /// Creates a SwiftUI image from a UIKit image instance.
  public init(uiImage: UIImage) {
    self.init(providing: uiImage) { MainActor.assumeIsolated { HostedImage(uiImage) } }
  }
}

extension UIColor {
  /// Creates a UIKit color from a SwiftUI color.
  public convenience init(_ color: Color) {
    self.init { traits in
      MainActor.assumeIsolated {
        var environment = EnvironmentValues()
        environment.adopt(traits)
        environment.contentResources = AppResources()
        let resolved = color.resolve(in: environment)
        return UIColor(
          red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
          alpha: CGFloat(resolved.opacity))
      }
    }
  }
}

extension Color {
  /// Creates a color from an asset catalog's resource.
  public init(_ resource: ColorResource) {
    self.init(uiColor: MainActor.assumeIsolated { UIColor(resource: resource) })
  }
}

extension Image {
  /// Creates an image from an asset catalog's resource.
  public init(_ resource: ImageResource) {
    self.init(uiImage: MainActor.assumeIsolated { UIImage(resource: resource) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with an icon image and a title generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Text {
  /// Creates a text view that displays a localized string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}
