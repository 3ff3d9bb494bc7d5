/// The position of the content in a bar button.
package struct BarButtonGeometry: Equatable {
  /// The content in the middle, no larger than the button.
  private var content: CGRect

  package init(content: CGSize, in bounds: CGRect, scale: CGFloat) {
    let size = CGSize(
      width: min(content.width, bounds.width), height: min(content.height, bounds.height))
    self.content = PixelGrid(scale: scale).centered(size, in: bounds)
  }

  /// Returns the frame of an image, moved and shrunk by the item's insets.
  package func image(insets: UIEdgeInsets) -> CGRect { content.inset(by: insets) }

  /// Returns the frame of a title, moved by the appearance's offset.
  package func title(offset: UIOffset) -> CGRect {
    content.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
