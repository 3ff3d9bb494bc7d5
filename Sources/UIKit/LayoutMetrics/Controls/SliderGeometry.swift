import SystemFacts

/// The positions of a slider's parts.
package struct SliderGeometry: Equatable {
  package var release: OSRelease
  package var bounds: CGRect
  package var isRightToLeft: Bool

  package init(release: OSRelease, bounds: CGRect, isRightToLeft: Bool) {
    self.release = release
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// The distance from an image at an end to the track (by eye; low).
  private static let imageGap: CGFloat = 8

  package static func height(_ release: OSRelease) -> CGFloat {
    ControlFacts.sliderHeight[release]
  }

  /// Returns the size of UIKit's thumb, with the space for its shadow.
  package static func thumbSize(_ release: OSRelease) -> CGSize {
    ControlFacts.sliderThumbSize[release]
  }

  /// Returns the frame of an image at the minimum end, vertically centred.
  package func minimumImage(_ size: CGSize) -> CGRect {
    placed(CGRect(x: bounds.minX, y: middle(size.height), width: size.width, height: size.height))
  }

  /// Returns the frame of an image at the maximum end.
  package func maximumImage(_ size: CGSize) -> CGRect {
    placed(
      CGRect(
        x: bounds.maxX - size.width, y: middle(size.height), width: size.width,
        height: size.height))
  }

  /// Returns the track, between the images.
  ///
  /// - Parameters:
  ///   - height: The height of an image that replaces the track; nil for UIKit's own.
  ///   - minimumImage: The size of the image at the minimum end, nil for none.
  package func track(height: CGFloat?, minimumImage: CGSize?, maximumImage: CGSize?) -> CGRect {
    let inset = ControlFacts.sliderTrackInset[release]
    let height = height ?? ControlFacts.sliderTrackHeight[release]
    let before = inset + (minimumImage.map { $0.width + Self.imageGap } ?? 0)
    let after = inset + (maximumImage.map { $0.width + Self.imageGap } ?? 0)
    return placed(
      CGRect(
        x: bounds.minX + before, y: middle(height), width: max(0, bounds.width - before - after),
        height: height))
  }

  /// Returns the thumb's frame; it extends beyond the track's ends by the track's insets.
  ///
  /// From iOS 26 on its x is in whole points, halves away from zero (frame dumps of iOS 26.1;
  /// high); older releases are assumed to do the same (low).
  ///
  /// - Parameter share: The position of the value between minimum and maximum, 0…1.
  package func thumb(_ size: CGSize, share: CGFloat, track: CGRect) -> CGRect {
    let run = run(of: size, on: track)
    let way = ((isRightToLeft ? 1 - share : share) * run.length).rounded(.toNearestOrAwayFromZero)
    return CGRect(
      x: run.start + way, y: middle(size.height), width: size.width, height: size.height)
  }

  /// Returns the position of the value whose thumb begins at an x: the inverse of
  /// ``thumb(_:share:track:)``.
  package func share(ofThumbAt x: CGFloat, size: CGSize, track: CGRect) -> CGFloat {
    let run = run(of: size, on: track)
    guard run.length > 0 else { return 0 }
    let share = min(max((x - run.start) / run.length, 0), 1)
    return isRightToLeft ? 1 - share : share
  }

  /// Returns the visible part of UIKit's thumb.
  package func knob(in thumb: CGRect) -> CGRect {
    let size = ControlFacts.sliderKnobSize[release]
    return CGRect(
      x: thumb.midX - size.width / 2, y: thumb.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the filled part of the track, from one x to another.
  package func filled(from start: CGFloat, to end: CGFloat, of track: CGRect) -> CGRect {
    CGRect(
      x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
  }

  /// Returns the x of a fraction of the track, which is the middle of its thumb.
  package func middle(ofShare share: CGFloat, thumb: CGSize, track: CGRect) -> CGFloat {
    let run = run(of: thumb, on: track)
    return run.start + (isRightToLeft ? 1 - share : share) * run.length + thumb.width / 2
  }

  private func run(of size: CGSize, on track: CGRect) -> (start: CGFloat, length: CGFloat) {
    let inset = ControlFacts.sliderTrackInset[release]
    return (track.minX - inset, max(0, track.width + 2 * inset - size.width))
  }

  private func middle(_ height: CGFloat) -> CGFloat { bounds.midY - height / 2 }

  private func placed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }
}
