import SystemFacts

/// The size of a text field, and the positions of its parts.
package struct TextFieldGeometry: Equatable {
  package var release: OSRelease
  package var scale: CGFloat
  package var border: Border
  package var isRightToLeft: Bool

  package init(release: OSRelease, scale: CGFloat, border: Border, isRightToLeft: Bool) {
    self.release = release
    self.scale = scale
    self.border = border
    self.isRightToLeft = isRightToLeft
  }

  /// The border of the field.
  package enum Border {
    case none
    case line
    case bezel
    case rounded
  }

  /// The line around a field: its centre, its width, and its corner radius.
  package struct Outline: Equatable {
    package var frame: CGRect
    package var width: CGFloat
    package var radius: CGFloat
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  /// The horizontal padding of the text: 7 in rounded and bezelled fields, 2 in lined ones
  /// (recalled; low).
  private var sideRoom: CGFloat {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .rounded: 7
    }
  }

  // MARK: Sizes

  /// Fields that aren't rounded are as high as a line (Interface Builder; high). The contributions
  /// of lines, bezels and larger fonts are recalled (low).
  private func naturalHeight(lineHeight: CGFloat) -> CGFloat {
    let line = PixelGrid.points.up(lineHeight)
    switch border {
    case .none: return line
    case .line, .bezel: return line + 4
    case .rounded: return max(ControlFacts.roundedFieldHeight[release], line + 8)
    }
  }

  /// Returns the size that fits the text and the views next to it.
  ///
  /// - Parameters:
  ///   - lineHeight: The line height of the field's font.
  ///   - left: The size of the left view, nil if it isn't shown.
  ///   - right: The size of the right view, nil if it isn't shown.
  package func naturalSize(
    textWidth: CGFloat, lineHeight: CGFloat, left: CGSize?, right: CGSize?
  ) -> CGSize {
    var size = CGSize(width: 2 * sideRoom, height: naturalHeight(lineHeight: lineHeight))
    size.width += textWidth
    func add(_ side: CGSize) {
      size.width += max(0, side.width - sideRoom)
      size.height = max(size.height, side.height)
    }
    if let left { add(left) }
    if let right { add(right) }
    return size
  }

  /// Returns the distances from a field's top to the first baseline, and from the last one to its
  /// bottom; the text is vertically centred.
  ///
  /// - Parameter text: The same distances in the text's own label.
  package func baselines(
    of text: (first: CGFloat, last: CGFloat), height: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    let line = text.first + text.last
    let above = grid.nearest((height - line) / 2)
    return (above + text.first, height - above - line + text.last)
  }

  // MARK: Places

  /// Returns the frame of a view next to the text. In right-to-left languages the left view is on
  /// the right.
  package func sideView(_ size: CGSize, in bounds: CGRect, isRight: Bool) -> CGRect {
    CGRect(
      x: isRight != isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: grid.nearest(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// Returns the clear button: 19 points wide and high, 5 from the end (recalled; low).
  package func clearButton(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 5 - side
    return CGRect(x: x, y: grid.nearest(bounds.midY - side / 2), width: side, height: side)
  }

  /// Returns the frame of the text between the visible side views.
  package func text(in bounds: CGRect, left: CGRect?, right: CGRect?) -> CGRect {
    var start = bounds.minX + sideRoom
    var end = bounds.maxX - sideRoom
    func avoid(_ side: CGRect) {
      if side.midX < bounds.midX {
        start = max(start, side.maxX)
      } else {
        end = min(end, side.minX)
      }
    }
    if let left { avoid(left) }
    if let right { avoid(right) }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  // MARK: Drawing

  /// Returns the line in a field's border rectangle; a pixel around rounded fields, with corners of
  /// 5 (recalled; medium).
  package func outline(in rect: CGRect) -> Outline? {
    let width: CGFloat
    switch border {
    case .none: return nil
    case .line: width = 1
    case .bezel: width = 2 * grid.pixel
    case .rounded: width = grid.pixel
    }
    return Outline(
      frame: rect.insetBy(dx: width / 2, dy: width / 2), width: width,
      radius: border == .rounded ? 5 : 0)
  }
}
