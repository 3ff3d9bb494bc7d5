/// The views of a slider, and the images set for them.
@MainActor
struct SliderParts {
  var thumbImages = StateValues<UIImage>()
  var minimumTrackImages = StateValues<UIImage>()
  var maximumTrackImages = StateValues<UIImage>()
  let maximumTrack = UIImageView()
  let minimumTrack = UIImageView()
  let thumb = UIImageView()
  /// Created if there are images.
  var minimumImage: UIImageView?
  var maximumImage: UIImageView?
  var ticks: [UIImageView] = []
  /// The distance of the current touch from the thumb's left edge.
  var grip: CGFloat?
}
