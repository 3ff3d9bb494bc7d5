/// A preview of a view or a controller, declared by ``Preview(_:traits:body:)``.
public struct Preview {
  /// A preview's traits for its environment.
  public struct ViewTraits: Sendable {
    package var layout: Layout?
    package var orientation: UIInterfaceOrientation?
    /// What wraps the content; only SwiftUI's previews have such traits.
    package var wrappers: [any Sendable] = []

    package init(
      layout: Layout? = nil, orientation: UIInterfaceOrientation? = nil,
      wrappers: [any Sendable] = []
    ) {
      (self.layout, self.orientation, self.wrappers) = (layout, orientation, wrappers)
    }
  }

  /// The size of a preview.
  package enum Layout: Sendable, Hashable {
    /// Fills a screen of the device.
    case device
    /// Fits the content's preferred size.
    case sizeThatFits
    /// A size in points.
    case fixed(CGSize)
  }

  package enum Body {
    case view(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
  }

  package let name: String?
  package let traits: ViewTraits
  package let body: Body

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name in lists.
  ///   - traits: Its size and orientation; later ones take precedence.
  ///   - body: Creates the view, again for each picture.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits, .view(body))
  }

  /// Creates a preview of a controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, .controller(body))
  }

  private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ body: Body) {
    self.name = name
    self.traits = traits.reduce(into: ViewTraits()) { all, trait in
      all.layout = trait.value.layout ?? all.layout
      all.orientation = trait.value.orientation ?? all.orientation
    }
    self.body = body
  }
}

/// Declares a preview of a view, which the preview commands find.
///
/// - Parameters:
///   - name: The name in lists.
///   - traits: Its size and orientation.
///   - body: Creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a controller, which the preview commands find.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// The result of a preview's closure without `return`. With it, the compiler knows whether a closure of several
/// statements returns a view of UIKit's, a controller, or a view of SwiftUI's.
@resultBuilder
public enum PreviewMacroBodyBuilder<Body> {
  public static func buildExpression(_ expression: Body) -> Body { expression }
  public static func buildBlock(_ body: Body) -> Body { body }
  public static func buildEither(first body: Body) -> Body { body }
  public static func buildEither(second body: Body) -> Body { body }
  public static func buildLimitedAvailability(_ body: Body) -> Body { body }
}
