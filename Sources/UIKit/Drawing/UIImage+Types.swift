extension UIImage {
  /// How an image's pixels are turned for display.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned by a quarter anticlockwise.
    case left = 2
    /// Turned by a quarter clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then turned anticlockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then turned clockwise.
    case rightMirrored = 7

    /// The orientation for a number of Exif (CIPA DC-008, *Orientation*), 1 to 8.
    package init(exif number: Int) {
      let orientations: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(number) ? orientations[number - 1] : .up
    }
  }

  /// Whether an image shows its own colours or the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place that shows it decides.
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
