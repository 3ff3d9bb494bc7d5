/// What a view knows of its place when its content is made.
package struct PlacedGeometry: Equatable {
  /// In the root's coordinates; not rounded (facts: layout §1.8, high).
  package var frame: CGRect
  /// How far the view reaches into what content keeps clear of, at each edge.
  package var safeAreaInsets: EdgeInsets
}

/// A view whose content is made when its frame is known: `GeometryReader`.
///
/// It takes the proposal, and is 10 long where there is none; its children are proposed its size
/// and lie at the top leading corner (facts: layout §1.8, high).
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

  // What isn't made yet sets no guide.
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
  /// Makes a box whose children are made when its frame is known.
  ///
  /// - Parameters:
  ///   - content: The children for a frame; asked once in each layout.
  package convenience init(
    layoutDirection: LayoutDirection = .leftToRight,
    readingGeometry content: @escaping (PlacedGeometry) -> [LayoutBox]
  ) {
    self.init(GeometryContent(content), [], layoutDirection)
  }
}
