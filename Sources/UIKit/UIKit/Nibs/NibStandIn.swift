/// A plain view in the place of a UIKit view that this module doesn't have.
///
/// If constraints don't determine its size, it has the one from Interface Builder.
final class NibStandIn: UIView {
  private let naturalSize: CGSize

  override init(frame: CGRect) {
    naturalSize = frame.size
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    let size = element?.rect("frame")?.size ?? .zero
    // Views that fill the available space have no intrinsic width or size.
    switch element?.name {
    case "refreshControl": naturalSize = size
    default:
      naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { naturalSize }
}
