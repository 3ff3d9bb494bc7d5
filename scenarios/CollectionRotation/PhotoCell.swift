import UIKit

/// A coloured tile with its number in the middle.
final class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(_ number: Int) {
    label.text = number == 0 ? "Banner" : "\(number)"
    let hue = CGFloat(number * 47 % 360) / 360
    contentView.backgroundColor = UIColor(
      hue: hue, saturation: number == 0 ? 0 : 0.55, brightness: 0.75, alpha: 1)
  }
}
