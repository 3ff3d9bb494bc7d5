/// The node above the root view. Several views are stacked vertically.
@MainActor final class RootNode: ViewNode {
  private let slot = NodeSlot()
  private(set) var box = LayoutBox(VStackLayout(), [])

  func update(_ view: some View, _ environment: EnvironmentValues) {
    setEnvironment(environment)
    fill(slot, with: view)
    collectAgain()
  }

  override func collectAgain() {
    box = .single(elements, VStackLayout(), environment)
  }

  override var children: [ViewNode] { slot.nodes }
  override var hasOwnElement: Bool { true }
}

extension LayoutBox {
  /// Returns the box of one view, or the layout of several.
  @MainActor static func single(
    _ elements: [ViewElement], _ layout: some Layout, _ environment: EnvironmentValues
  ) -> LayoutBox {
    if elements.count == 1 { return elements[0].box }
    return LayoutBox(layout, elements.map(\.box), layoutDirection: environment.layoutDirection)
  }
}
