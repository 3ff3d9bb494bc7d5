/// A button's intrinsic size, computed from the sizes of its parts.
package struct ButtonMetrics: Equatable {
  /// The intrinsic size of the title, nil if there is none; an empty title is as high as a line.
  package var title: CGSize?
  package var image: CGSize?
  package var background: CGSize?
  /// The insets around the content; zero uses the button's own.
  package var contentInsets: UIEdgeInsets

  package init(
    title: CGSize?, image: CGSize?, background: CGSize?, contentInsets: UIEdgeInsets
  ) {
    self.title = title
    self.image = image
    self.background = background
    self.contentInsets = contentInsets
  }

  /// The padding above and below a title, and the minimum width, of buttons without insets and
  /// image (Interface Builder and the tests of a layout library of iOS 8 to 12; high).
  private static let titlePadding: CGFloat = 6
  private static let smallestWidth: CGFloat = 30

  /// Returns the combined size of the title, in whole points regardless of the scale, and the
  /// image.
  ///
  /// Vertical padding and a minimum width apply only to buttons that have neither an image nor
  /// insets.
  ///
  /// - Parameter emptyLineHeight: The line height of the title's font, used if there is neither
  ///   title nor image.
  package func naturalSize(emptyLineHeight: @autoclosure () -> CGFloat) -> CGSize {
    let text = title.map { PixelGrid.points.up($0) } ?? .zero
    let picture = image ?? .zero
    var size = CGSize(
      width: picture.width + text.width, height: max(picture.height, text.height))
    if contentInsets == .zero, image == nil {
      let line = title != nil ? text.height : PixelGrid.points.up(emptyLineHeight())
      size.height = line + 2 * Self.titlePadding
      size.width = max(size.width, Self.smallestWidth)
    }
    size.width += contentInsets.left + contentInsets.right
    size.height += contentInsets.top + contentInsets.bottom
    if let background {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return size
  }
}
