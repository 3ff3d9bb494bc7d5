/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable {
  package let size: CGSize
  /// The view and its proposal; `nil` for a rectangle that sets no guide.
  private let view: (box: LayoutBox, proposal: ProposedViewSize)?

  init(size: CGSize) {
    self.size = size
    view = nil
  }

  init(of box: LayoutBox, for proposal: ProposedViewSize) {
    size = box.sizeThatFits(proposal)
    view = (box, proposal)
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Returns the explicit value of a guide that the view or one of its descendants sets, or `nil` if there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    view.flatMap { $0.box.explicitGuide(key, for: $0.proposal) }
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.view?.box === rhs.view?.box
      && lhs.view?.proposal == rhs.view?.proposal
  }
}
