import Graphics

// The macros that declare previews of SwiftUI's views; UIKit's are in UIKit.

/// Creates a preview of a SwiftUI view, which the preview commands find.
///
/// - Parameters:
///   - name: The name in lists.
///   - body: Creates the view, again for each picture.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Creates a preview of a SwiftUI view with the specified traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Tag allowing a dynamic property to appear inline in a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Creates an environment values, transaction, container values, or focused values entry.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

extension Preview {
  /// Creates a preview of a view of SwiftUI's.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let size = traits.last { $0.value.layout != nil } ?? .defaultLayout
    let orientation = traits.last { $0.value.orientation != nil } ?? size
    let wrappers = traits.flatMap(\.value.wrappers).compactMap { $0 as? PreviewWrapper }
    let make: @MainActor () -> UIViewController = {
      UIHostingController(rootView: wrappers.reduce(AnyView(body())) { $1.wrap($0) })
    }
    self.init(name, traits: size, orientation, body: make)
  }
}
