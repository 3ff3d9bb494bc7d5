/// A plain view in the place of a view that UIKit has and this module hasn't.
///
/// Where constraints leave its size open it has the one that Interface Builder gave it.
final class NibStandIn: UIView {
  private let naturalSize: CGSize

  override init(frame: CGRect) {
    naturalSize = frame.size
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    let size = element?.rect("frame")?.size ?? .zero
    // Those that fill the room they are given have no width, or no size, of their own.
    switch element?.name {
    case "refreshControl": naturalSize = size
    default:
      naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { naturalSize }
}
