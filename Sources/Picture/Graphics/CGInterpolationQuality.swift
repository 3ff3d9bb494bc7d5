/// The resampling quality when an image is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}
