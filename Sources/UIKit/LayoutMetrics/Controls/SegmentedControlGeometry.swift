import SystemFacts

/// The size of a segmented control, and the positions of its parts.
package struct SegmentedControlGeometry: Equatable {
  package var release: OSRelease
  /// The segments in reading order.
  package var segments: [Width]
  /// Whether wider content gets a larger share of the width.
  package var apportionsByContent: Bool

  package init(release: OSRelease, segments: [Width], apportionsByContent: Bool) {
    self.release = release
    self.segments = segments
    self.apportionsByContent = apportionsByContent
  }

  /// The source of a segment's width.
  package enum Width: Equatable {
    /// An explicit width.
    case fixed(CGFloat)
    /// The intrinsic width of a title or an image.
    case content(CGFloat)
  }

  /// The total padding on both sides of a title, and the minimum width of a segment: measured on
  /// iOS 26; Interface Builder saved 145 for “Solid” and “Gradient”, 52.33 wide, on iOS 13 and 15
  /// (high).
  private static let padding: CGFloat = 20
  private static let leastWidth: CGFloat = 32

  /// Returns the width of a segment for a content width.
  private static func width(_ content: CGFloat) -> CGFloat { max(leastWidth, content + padding) }

  /// The alignment rectangle excludes the lowest point (Interface Builder; high).
  package static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)

  // MARK: Sizes

  /// The size including the point below the alignment rectangle.
  package var naturalSize: CGSize {
    var sum: CGFloat = 0
    var widest: CGFloat = 0
    var isEven = !apportionsByContent
    for segment in segments {
      let width: CGFloat
      switch segment {
      case .fixed(let given):
        width = given
        isEven = false
      case .content(let content):
        width = Self.width(content)
      }
      sum += width
      widest = max(widest, width)
    }
    return CGSize(
      width: PixelGrid.points.up(isEven ? widest * CGFloat(segments.count) : sum),
      height: ControlFacts.segmentHeight[release])
  }

  /// The size of the alignment rectangle.
  package var intrinsicSize: CGSize {
    let size = naturalSize
    return CGSize(width: size.width, height: size.height - Self.alignmentInsets.bottom)
  }

  // MARK: Places

  /// Returns the segments' frames in reading order; segments without an explicit width share the
  /// rest.
  package func frames(in size: CGSize, scale: CGFloat, isRightToLeft: Bool) -> [CGRect] {
    var fixed: CGFloat = 0
    var content: CGFloat = 0
    var flexible = 0
    for segment in segments {
      switch segment {
      case .fixed(let width):
        fixed += width
      case .content(let width):
        content += Self.width(width)
        flexible += 1
      }
    }
    // Widths that are all set are kept (inferred; low).
    let end = flexible > 0 ? min(ControlFacts.segmentEnd[release], size.width / 2) : 0
    let room = max(0, size.width - 2 * end - fixed)
    let grid = PixelGrid(scale: scale)
    var start = end
    return segments.map { segment in
      let width: CGFloat
      switch segment {
      case .fixed(let given):
        width = given
      case .content(let own):
        let isByContent = apportionsByContent && content > 0
        width = room * (isByContent ? Self.width(own) / content : 1 / CGFloat(flexible))
      }
      let (left, right) = (grid.nearest(start), grid.nearest(start + width))
      start += width
      return CGRect(
        x: isRightToLeft ? size.width - right : left, y: 0, width: right - left,
        height: size.height)
    }
  }

  /// Returns the frame of the title in a segment's bounds, with 4 points on each side.
  package static func title(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
  }

  /// Returns the frame of the image in the middle of a segment's bounds.
  package static func image(_ size: CGSize, in bounds: CGRect, scale: CGFloat) -> CGRect {
    PixelGrid(scale: scale).centered(size, in: bounds)
  }

  // MARK: Drawing

  /// Returns the part of the control that is drawn, without the point below it.
  package func track(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height - Self.alignmentInsets.bottom)
  }

  /// Returns the corner radius of the track.
  package func cornerRadius(of track: CGRect) -> CGFloat {
    ControlFacts.segmentRadius[release] ?? track.height / 2
  }

  /// Returns the raised selection on a track, 2 points from other segments and from the ends of the
  /// control (by eye; low).
  package func knob(over segment: CGRect, in track: CGRect) -> (frame: CGRect, radius: CGFloat) {
    let inset: CGFloat = 2
    let end = ControlFacts.segmentEnd[release]
    let left = segment.minX <= track.minX + end ? track.minX : segment.minX
    let right = segment.maxX >= track.maxX - end ? track.maxX : segment.maxX
    let frame = CGRect(x: left, y: 0, width: right - left, height: track.height)
      .insetBy(dx: inset, dy: inset)
    return (frame, max(0, cornerRadius(of: track) - inset))
  }

  /// Returns the line, one point wide, at the left of an outlined segment.
  package func separator(of segment: CGRect, in track: CGRect) -> CGRect {
    CGRect(x: segment.minX, y: 0, width: 1, height: track.height)
  }

  /// Returns the centre of the one-point line around outlined segments.
  package func outline(of track: CGRect) -> (frame: CGRect, radius: CGFloat) {
    (track.insetBy(dx: 0.5, dy: 0.5), cornerRadius(of: track) - 0.5)
  }
}
