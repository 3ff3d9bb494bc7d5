import UIKit

class PlantCell: UITableViewCell {
  @IBOutlet weak var symbolView: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var dueLabel: UILabel!

  func show(_ plant: Plant) {
    symbolView.image = UIImage(systemName: plant.symbolName)
    nameLabel.text = plant.name
    dueLabel.text = plant.dueText
  }
}
