/// The geometry that's available to a view when its content is created.
package struct PlacedGeometry: Equatable {
  /// The frame in the root's coordinates, not rounded (facts: layout §1.8, high).
  package var frame: CGRect
  /// How far the view extends into unsafe areas, at each edge.
  package var safeAreaInsets: EdgeInsets

  package init(frame: CGRect, safeAreaInsets: EdgeInsets) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }
}

/// A view whose content is created when its frame is known: `GeometryReader`.
///
/// It accepts the proposal, and uses 10 for an unspecified length. Its children are proposed its size and placed at
/// the top leading corner (facts: layout §1.8, high).
final class GeometryContent: BoxContent {
  private let content: (PlacedGeometry) -> [LayoutBox]

  init(_ content: @escaping (PlacedGeometry) -> [LayoutBox]) {
    self.content = content
  }

  var isModifier: Bool { false }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func spacing(of box: LayoutBox) -> ViewSpacing { .plain }

  // The content doesn't exist yet, so it sets no guide.
  func guideReach(of box: LayoutBox) -> GuideReach { GuideReach() }

  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    let insets = surroundings.safeArea?.insets(of: box.frame, box.layoutDirection) ?? EdgeInsets()
    box.adopt(content(PlacedGeometry(frame: box.frame, safeAreaInsets: insets)))
    let proposal = ProposedViewSize(box.frame.size)
    for child in box.children {
      box.put(
        child, at: LayoutPlace(position: .zero, anchor: .topLeading, proposal: proposal),
        in: surroundings)
    }
  }
}

extension LayoutBox {
  /// Creates a box whose children are created when its frame is known.
  ///
  /// - Parameters:
  ///   - content: Returns the children for a frame; called once in each layout pass.
  package convenience init(
    layoutDirection: LayoutDirection = .leftToRight,
    readingGeometry content: @escaping (PlacedGeometry) -> [LayoutBox]
  ) {
    self.init(GeometryContent(content), [], layoutDirection)
  }
}
