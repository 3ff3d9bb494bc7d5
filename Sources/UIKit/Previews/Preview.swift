/// A view or a controller as its code shows it by itself, declared by ``Preview(_:traits:body:)``.
public struct Preview {
  /// What a preview says of the place where it is shown.
  public struct ViewTraits: Sendable {
    package var layout: Layout?
    package var orientation: UIInterfaceOrientation?
  }

  /// How large a preview is.
  package enum Layout: Sendable, Hashable {
    /// A screen of the device.
    case device
    /// As large as what it shows wants to be.
    case sizeThatFits
    /// Points.
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
  ///   - name: What lists call it.
  ///   - traits: Its size and orientation; later ones take precedence.
  ///   - body: Makes the view, anew for each picture.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits, .view(body))
  }

  /// Creates a preview of a controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
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

/// Declares a preview of a view, which is found by the commands about previews.
///
/// - Parameters:
///   - name: What lists call it.
///   - traits: Its size and orientation.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a controller, which is found by the commands about previews.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
