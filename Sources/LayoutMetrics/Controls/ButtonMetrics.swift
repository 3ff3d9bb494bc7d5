/// What a button's natural size depends on.
package struct ButtonMetrics: Equatable {
  /// The natural size of the title, nil without one; an empty title is as high as a line.
  package var title: CGSize?
  package var image: CGSize?
  package var background: CGSize?
  /// Room around the content; zero means the button's own.
  package var contentInsets: UIEdgeInsets

  package init(
    title: CGSize?, image: CGSize?, background: CGSize?, contentInsets: UIEdgeInsets
  ) {
    self.title = title
    self.image = image
    self.background = background
    self.contentInsets = contentInsets
  }

  /// Above and below a title, and the least width, where there are neither insets nor an image
  /// (Interface Builder and the tests of a layout library of iOS 8 to 12; high).
  private static let titlePadding: CGFloat = 6
  private static let smallestWidth: CGFloat = 30

  /// The title's size in whole points, whatever the scale, beside the image's.
  ///
  /// Room above and below and a least width are only for buttons that have neither an image nor
  /// insets.
  ///
  /// - Parameter emptyLineHeight: The height of a line of the title's font, which counts where
  ///   there is neither title nor image.
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
