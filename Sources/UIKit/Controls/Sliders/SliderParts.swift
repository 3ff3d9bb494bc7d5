/// The views of a slider, and the images that were set for them.
@MainActor
struct SliderParts {
  var thumbImages = StateValues<UIImage>()
  var minimumTrackImages = StateValues<UIImage>()
  var maximumTrackImages = StateValues<UIImage>()
  let maximumTrack = UIImageView()
  let minimumTrack = UIImageView()
  let thumb = UIImageView()
  /// Made when there are images.
  var minimumImage: UIImageView?
  var maximumImage: UIImageView?
  var ticks: [UIImageView] = []
  /// How far from the thumb's left edge it was touched, while it is.
  var grip: CGFloat?
}
