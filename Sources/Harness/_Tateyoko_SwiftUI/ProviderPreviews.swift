import SwiftUI
import Tateyoko

/// Lists the previews of providers: one for each view that a container would see.
package enum ProviderPreviews: PreviewSource {
  package static var declarations: Any.Type { (any PreviewProvider).self }

  @MainActor package static func previews(of type: Any.Type) -> [SourcedPreview] {
    guard let provider = type as? any PreviewProvider.Type,
      provider.platform.map({ $0 == .iOS }) ?? true
    else { return [] }
    return read(provider)
  }

  @MainActor private static func read<P: PreviewProvider>(_ provider: P.Type)
    -> [SourcedPreview]
  {
    let found = FoundValues()
    let root = Reading(found: found) { provider.previews }
    _ = UIHostingController(rootView: root).sizeThatFits(in: .zero)
    return found.all.enumerated().map { index, values in
      var preview = SourcedPreview {
        UIHostingController(rootView: Part(index, of: provider.previews))
      }
      preview.name = values.name
      preview.orientation = values.orientation
      preview.device = values.device
      switch values.layout {
      case .sizeThatFits: preview.layout = .sizeThatFits
      case .fixed(let width, let height):
        preview.layout = .fixed(CGSize(width: width, height: height))
      case .device, nil: break
      }
      return preview
    }
  }
}

/// What modifiers say about a provider's previews.
private final class FoundValues: @unchecked Sendable {
  struct Values: Sendable {
    var name: String?
    var orientation: UIInterfaceOrientation?
    var device: String?
    var layout: PreviewLayout?
  }

  var all: [Values] = []
}

/// A layout that reads what modifiers say about its views.
private struct Reading: Layout {
  let found: FoundValues

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    found.all = subviews.map { subview in
      FoundValues.Values(
        name: subview[PreviewKeys.Name.self], orientation: subview[PreviewKeys.Orientation.self],
        device: subview[PreviewKeys.Simulator.self]?.rawValue,
        layout: subview[PreviewKeys.Size.self])
    }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {}
}

/// One of the views that a view consists of, as a container would see them.
private struct Part<Content: View>: View {
  private let index: Int
  private let content: Content

  init(_ index: Int, of content: Content) {
    self.index = index
    self.content = content
  }

  var body: some View {
    _VariadicView.Tree(Root(index: index)) { content }
  }

  private struct Root: _VariadicView_UnaryViewRoot {
    let index: Int

    func body(children: _VariadicView.Children) -> some View {
      if children.indices.contains(index) { children[index] }
    }
  }
}

// The container fits the view when it is offered the device's size (facts: layout §4.4, high).
extension UIHostingController: FittingContent {
  package func fittingSize(offered size: CGSize) -> CGSize { sizeThatFits(in: size) }
}
