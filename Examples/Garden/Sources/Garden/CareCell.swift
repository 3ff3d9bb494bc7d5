import UIKit

class CareCell: UICollectionViewCell {
  @IBOutlet weak var symbolView: UIImageView!
}
