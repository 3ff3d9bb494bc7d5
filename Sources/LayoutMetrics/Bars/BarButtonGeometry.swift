/// Where the content of a bar's button stands.
package struct BarButtonGeometry: Equatable {
  /// The content in the middle, no larger than the button.
  private var content: CGRect

  package init(content: CGSize, in bounds: CGRect, scale: CGFloat) {
    let size = CGSize(
      width: min(content.width, bounds.width), height: min(content.height, bounds.height))
    self.content = PixelGrid(scale: scale).centered(size, in: bounds)
  }

  /// A picture, moved and made smaller by the item's insets.
  package func image(insets: UIEdgeInsets) -> CGRect { content.inset(by: insets) }

  /// A title, moved by the appearance's offset.
  package func title(offset: UIOffset) -> CGRect {
    content.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
