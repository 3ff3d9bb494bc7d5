/// A container view that defines its content as a function of its own size and coordinate space.
public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    GeometryNode(self, in: place)
  }
}

/// The node of a geometry reader, whose content is evaluated when its frame is known.
final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private let slot = NodeSlot()
  private var element: ViewElement?
  private var known: PlacedGeometry?
  private let observation = BodyObservation()

  override func viewChanged() {
    known = nil
    let box = LayoutBox(layoutDirection: environment.layoutDirection) { [unowned self] geometry in
      // Layout runs on the main thread.
      MainActor.assumeIsolated { MadeBoxes(list: boxes(for: geometry)) }.list
    }
    if let element {
      element.box = box
    } else {
      element = ViewElement(self, name: "GeometryReader", box: box)
    }
  }

  private func boxes(for geometry: PlacedGeometry) -> [LayoutBox] {
    if geometry != known {
      known = geometry
      let content = observation.tracking(self) {
        view.content(GeometryProxy(geometry, of: self))
      }
      fill(slot, with: content)
    }
    return slot.elements.map(\.box)
  }

  override func evaluate() { known = nil }

  override var children: [ViewNode] { slot.nodes }
  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }
  override var hasOwnElement: Bool { true }
}
