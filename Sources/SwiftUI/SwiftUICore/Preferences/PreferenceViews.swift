extension View {
  /// Uses the specified preference value from the view to produce another view as an overlay.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceSecondary<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Reads the specified preference value from the view, using it to produce a second view as the background.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceSecondary<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

/// A view in front of or behind another one, made of what that one reports.
nonisolated struct PreferenceSecondary<K: PreferenceKey, Secondary: View>: PrimitiveModifier {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> Secondary

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PreferenceSecondaryNode(view, in: place)
  }
}

/// The node of a view with a secondary one, which is evaluated once the first one has been placed, so that anchors can
/// be resolved in it.
final class PreferenceSecondaryNode<Content: View, K: PreferenceKey, Secondary: View>:
  TypedNode<ModifiedContent<Content, PreferenceSecondary<K, Secondary>>>
{
  private let slot = NodeSlot()
  private let secondary = NodeSlot()
  private var element: ViewElement?
  private let observation = BodyObservation()

  override func viewChanged() {
    fill(slot, with: view.content)
    collectAgain()
  }

  override func collectAgain() {
    let modifier = view.modifier
    let direction = environment.layoutDirection
    let reading = LayoutBox(layoutDirection: direction) { [unowned self] geometry in
      // Layout runs on the main thread.
      MainActor.assumeIsolated { MadeBoxes(list: [secondaryBox(in: geometry.frame.size)]) }.list
    }
    let primary = LayoutBox.single(
      slot.elements, ZStackLayout(alignment: modifier.alignment), environment)
    let box = LayoutBox(SecondaryLayout(), [primary, reading], layoutDirection: direction)
    let name = modifier.isBehind ? ".backgroundPreferenceValue" : ".overlayPreferenceValue"
    if let element {
      element.box = box
    } else {
      element = ViewElement(self, name: name, box: box)
    }
    element?.paintsFirstLast = modifier.isBehind
  }

  private func secondaryBox(in size: CGSize) -> LayoutBox {
    let value = slot.node?.reported[K.self] ?? K.defaultValue
    let content = observation.tracking(self) { view.modifier.transform(value) }
    fill(secondary, with: content)
    let alignment = view.modifier.alignment
    return LayoutBox(
      FrameLayout(width: size.width, height: size.height, alignment: alignment),
      [
        .single(
          secondary.elements, ZStackLayout(alignment: alignment), environment)
      ], layoutDirection: environment.layoutDirection)
  }

  override var children: [ViewNode] { slot.nodes + secondary.nodes }
  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }
  override var hasOwnElement: Bool { true }
}

/// Boxes made during layout.
struct MadeBoxes: @unchecked Sendable {
  var list: [LayoutBox]
}
