import Foundation
import SystemFacts

extension UISlider {
  func prepareSlider() {
    isOpaque = false
    for part in [parts.maximumTrack, parts.minimumTrack, parts.thumb] { addSubview(part) }
    // A slider created without a size has its natural height (frame dump of iOS 26.1; high).
    if frame.size == .zero {
      frame = CGRect(origin: frame.origin, size: CGSize(width: 100, height: naturalHeight))
    }
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  func partsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Values

  /// Returns the position of a value between the minimum and maximum, 0…1.
  func share(of value: Float) -> Float {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite else { return 0 }
    return min(max((value - minimumValue) / range, 0), 1)
  }

  func value(ofShare share: Float) -> Float {
    minimumValue + share * (maximumValue - minimumValue)
  }

  /// Returns the value nearest to another one that the slider can have.
  func legal(_ value: Float) -> Float {
    let clamped = min(max(value, minimumValue), maximumValue)
    guard let trackConfiguration else { return clamped }
    let share = share(of: clamped)
    let nearest = trackConfiguration.nearest(to: share)
    return nearest == share ? clamped : self.value(ofShare: nearest)
  }

  /// Moves the value by a fraction of its range, or to the next tick if ticks are farther apart.
  func move(byShare share: Float) {
    let before = value
    value = value(ofShare: min(max(self.share(of: value) + share, 0), 1))
    if value == before, let trackConfiguration {
      let next = trackConfiguration.next(to: self.share(of: value), isUp: share > 0)
      if let next { value = value(ofShare: next) }
    }
    if value != before { sendValueChanged() }
  }

  /// The value in per cent, formatted for the simulation's region.
  var percent: String {
    let formatter = NumberFormatter()
    formatter.locale = .current
    formatter.numberStyle = .percent
    return formatter.string(from: NSNumber(value: (share(of: value) * 100).rounded() / 100)) ?? ""
  }

  // MARK: Geometry

  var naturalHeight: CGFloat { SliderGeometry.height(hostOfView.release) }

  func geometry(_ bounds: CGRect) -> SliderGeometry {
    SliderGeometry(
      release: hostOfView.release, bounds: bounds,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  var thumbSize: CGSize {
    currentThumbImage?.size ?? SliderGeometry.thumbSize(hostOfView.release)
  }

  /// The height of the images that replace the track, if there are any.
  var trackImageHeight: CGFloat? {
    let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0 }
    return images.map(\.size.height).max()
  }

  func layOutParts() {
    let geometry = geometry(bounds)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let start = geometry.middle(
      ofShare: CGFloat(trackConfiguration?.neutralValue ?? 0), thumb: thumb.size, track: track)
    let hasNeutral = (trackConfiguration?.neutralValue ?? 0) != 0
    let origin = hasNeutral ? start : geometry.isRightToLeft ? track.maxX : track.minX
    place(parts.maximumTrack, track, currentMaximumTrackImage, maximumTrackColor)
    place(
      parts.minimumTrack, geometry.filled(from: origin, to: filledEnd(thumb, track), of: track),
      currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
    placeThumb(thumb, geometry)
    placeImages()
    placeTicks(geometry, thumb.size, track)
    // Disabled sliders are half as opaque (frame dumps of iOS 26; high).
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    for part in [parts.minimumTrack, parts.maximumTrack, parts.thumb] { part.alpha = alpha }
  }

  /// Returns the end of the filled part: the centre of the thumb (pixels of Mac Catalyst; medium),
  /// or the value's position if there is no thumb.
  private func filledEnd(_ thumb: CGRect, _ track: CGRect) -> CGFloat {
    guard sliderStyle == .thumbless else { return thumb.midX }
    let share = CGFloat(share(of: value))
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? track.maxX - share * track.width : track.minX + share * track.width
  }

  private var maximumTrackColor: UIColor {
    if let maximumTrackTintColor { return maximumTrackTintColor }
    guard let opacity = ControlFacts.sliderRestOpacity[hostOfView.release] else {
      return .systemFill
    }
    return UIColor(
      white: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: opacity)
  }

  private func place(_ view: UIImageView, _ frame: CGRect, _ image: UIImage?, _ color: UIColor?) {
    view.frame = frame
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? min(frame.width, frame.height) / 2 : 0
  }

  private func placeThumb(_ frame: CGRect, _ geometry: SliderGeometry) {
    let image = currentThumbImage
    let view = parts.thumb
    view.isHidden = sliderStyle == .thumbless
    view.frame = image == nil ? geometry.knob(in: frame) : frame
    view.image = image
    view.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    view.layer.cornerRadius = image == nil ? view.bounds.height / 2 : 0
    // The shadow: pixels of Mac Catalyst with iOS 26 (medium); of older releases by eye (low).
    view.layer.shadowOpacity = image == nil ? 0.11 : 0
    view.layer.shadowRadius = 3
    view.layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  private func placeImages() {
    func place(_ view: inout UIImageView?, _ image: UIImage?, _ frame: (CGRect) -> CGRect) {
      guard let image else {
        view?.removeFromSuperview()
        view = nil
        return
      }
      let shown = view ?? UIImageView()
      if view == nil { addSubview(shown) }
      view = shown
      shown.image = image
      shown.frame = frame(bounds)
    }
    place(&parts.minimumImage, minimumValueImage) { minimumValueImageRect(forBounds: $0) }
    place(&parts.maximumImage, maximumValueImage) { maximumValueImageRect(forBounds: $0) }
  }

  /// Places the ticks, dots of 4 points in the track (by eye; low).
  private func placeTicks(_ geometry: SliderGeometry, _ thumb: CGSize, _ track: CGRect) {
    let ticks = trackConfiguration?.ticks ?? []
    while parts.ticks.count > ticks.count { parts.ticks.removeLast().removeFromSuperview() }
    while parts.ticks.count < ticks.count {
      let dot = UIImageView()
      parts.ticks.append(dot)
      insertSubview(dot, belowSubview: parts.thumb)
    }
    for (tick, view) in zip(ticks, parts.ticks) {
      let x = geometry.middle(ofShare: CGFloat(tick.position), thumb: thumb, track: track)
      let size = tick.image?.size ?? CGSize(width: 4, height: 4)
      view.image = tick.image
      view.backgroundColor = tick.image == nil ? .tertiaryLabel : nil
      view.layer.cornerRadius = tick.image == nil ? 2 : 0
      view.frame = CGRect(
        x: x - size.width / 2, y: track.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}
