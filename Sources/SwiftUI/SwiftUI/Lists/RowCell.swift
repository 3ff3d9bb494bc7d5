import Graphics

/// A cell with a view of SwiftUI's.
final class RowCell: UICollectionViewListCell {
  private var hosted: _UIHostingView<ElementView>?
  private var insets = RowMetrics.Insets(edges: EdgeInsets())
  private var shownBox: ObjectIdentifier?
  private var measured: CGSize?
  /// Called when another row has been laid out.
  var appeared: (() -> Void)?

  /// Returns whether the row may have another height.
  @discardableResult
  func show(
    _ element: ViewElement, _ environment: EnvironmentValues, _ insets: RowMetrics.Insets
  ) -> Bool {
    let view: _UIHostingView<ElementView>
    if let hosted {
      view = hosted
      view.update(ElementView(element), environment)
    } else {
      view = _UIHostingView(ElementView(element), in: environment)
      view.backgroundColor = .clear
      // The list's insets are the row's; a cell under a bar isn't.
      view.safeAreaRegions = []
      contentView.addSubview(view)
      hosted = view
    }
    self.insets = insets
    shownBox = nil
    setNeedsLayout()
    let isSame = measured == nil || measured == size(width: measured?.width ?? 0)
    return !isSame
  }

  private func size(width: CGFloat) -> CGSize {
    guard let hosted else { return CGSize(width: width, height: insets.minimumHeight) }
    let edges = insets.edges
    let inner = max(0, width - edges.leading - edges.trailing)
    let height = hosted.size(for: ProposedViewSize(width: inner, height: nil)).height
    return CGSize(
      width: width, height: max(insets.minimumHeight, height + edges.top + edges.bottom))
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    layoutIfNeeded()
    let size = size(width: contentView.bounds.width)
    measured = size
    placeSeparator()
    fitted.frame.size.height = PixelGrid(scale: traitCollection.displayScale).up(size.height)
    return fitted
  }

  private lazy var separatorStart = separatorLayoutGuide.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor)

  /// Starts the separator with the row's first text, with the content if there is none, or where a view in the row says,
  /// as a label does with its title (facts: layout §3.1, high).
  private func placeSeparator() {
    let width = max(0, contentView.bounds.width - insets.edges.leading - insets.edges.trailing)
    let start = hosted?.rootView.shownElement.box.explicitPosition(
      of: .listRowSeparatorLeading, for: ProposedViewSize(width: width, height: nil))
    separatorStart.constant = insets.edges.leading + (start ?? textStart ?? 0)
    separatorStart.isActive = true
  }

  /// The distance of the first text from the content's leading edge.
  private var textStart: CGFloat? {
    guard let hosted, let text = hosted.rootView.shownElement.box.firstText else { return nil }
    return traitCollection.layoutDirection == .rightToLeft
      ? hosted.bounds.width - text.frame.maxX : text.frame.minX
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let hosted else { return }
    let edges = insets.edges
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let inner = contentView.bounds.inset(
      by: UIEdgeInsets(
        top: edges.top, left: isRightToLeft ? edges.trailing : edges.leading,
        bottom: edges.bottom, right: isRightToLeft ? edges.leading : edges.trailing))
    // Content that is as wide as its text starts at the leading edge, centred vertically.
    let size = hosted.size(for: ProposedViewSize(width: inner.width, height: nil))
    let grid = PixelGrid(scale: traitCollection.displayScale)
    hosted.frame = CGRect(
      x: isRightToLeft ? inner.maxX - min(size.width, inner.width) : inner.minX,
      y: grid.nearest(contentView.bounds.midY + (edges.top - edges.bottom) / 2 - size.height / 2),
      width: grid.up(min(size.width, inner.width)), height: grid.up(size.height))
    hosted.layoutIfNeeded()
    let box = ObjectIdentifier(hosted.rootView.shownElement)
    if shownBox != box {
      shownBox = box
      appeared?()
    }
  }
}

extension LayoutBox {
  /// The box of the first text that is shown in this one.
  @MainActor fileprivate var firstText: LayoutBox? {
    guard isPlaced else { return nil }
    if (owner as? ViewElement)?.content is TextContent { return self }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
