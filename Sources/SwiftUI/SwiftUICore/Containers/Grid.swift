/// A container view that arranges other views in a two dimensional layout.
public nonisolated struct Grid<Content: View>: View {
  public typealias Body = Never

  let layout: GridLayout
  package let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: LayoutContainer {
  package var properties: [PlacedProperty] {
    [
      .alignment(layout.alignment), .spacing(layout.horizontalSpacing, "horizontalSpacing"),
      .spacing(layout.verticalSpacing, "verticalSpacing"),
    ]
  }
}

/// A horizontal row in a two dimensional grid container.
public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    GridRowNode(self, in: place)
  }
}

/// The node of a row, which marks its views as the row's cells.
final class GridRowNode<Content: View>: TypedNode<GridRow<Content>> {
  private let slot = NodeSlot()
  private let wrappers = Wrappers()

  override func viewChanged() {
    fill(slot, with: view.content)
    collectAgain()
  }

  override func collectAgain() {
    let row = GridRowMembership(row: serial, alignment: view.alignment)
    wrappers.wrap(slot.node, in: self, name: "GridRow", content: nil) { box in
      let cell = LayoutBox(
        UnchangedLayout(), [box], layoutDirection: environment.layoutDirection)
      cell.setValue(row, of: GridRowKey.self)
      return cell
    }
  }

  override var children: [ViewNode] { slot.nodes }
  override func collect(into elements: inout [ViewElement]) { elements += wrappers.elements }
  override var hasOwnElement: Bool { true }
}

extension View {
  /// Tells a view that acts as a cell in a grid to span the specified number of columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(ValueModifier(GridCellColumnsKey.self, count, name: ".gridCellColumns(\(count))"))
  }

  /// Specifies a custom alignment anchor for a view that acts as a grid cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(ValueModifier(GridCellAnchorKey.self, anchor, name: ".gridCellAnchor"))
  }

  /// Overrides the default horizontal alignment of the grid column that the view appears in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(ValueModifier(GridColumnAlignmentKey.self, guide, name: ".gridColumnAlignment"))
  }

  /// Asks grid layouts not to offer the view extra size in the specified axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(ValueModifier(GridCellUnsizedAxesKey.self, axes, name: ".gridCellUnsizedAxes"))
  }
}
