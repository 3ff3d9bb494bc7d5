extension UIImage {
  /// How an image's pixels are rotated for display.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// Rotated by half a turn.
    case down = 1
    /// Rotated by a quarter anticlockwise.
    case left = 2
    /// Rotated by a quarter clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then rotated anticlockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then rotated clockwise.
    case rightMirrored = 7

    /// Creates the orientation for an Exif number (CIPA DC-008, *Orientation*), 1 to 8.
    package init(exif number: Int) {
      let orientations: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(number) ? orientations[number - 1] : .up
    }
  }

  /// Whether an image shows its own colours or the tint.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the context that shows it.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image is filled.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
