import UIKit

class PlantViewController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!
  @IBOutlet var pictures: [UIImageView]!

  var plant = Plant.all[0]
  private(set) var timesWatered = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = plant.name
    nameLabel.text = plant.name
    placeLabel.text = plant.placeText
    pictures.forEach { $0.isAccessibilityElement = false }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? CareViewController)?.place = plant.place
  }

  @IBAction func water(_ sender: UIButton) {
    timesWatered += 1
    sender.setImage(UIImage(systemName: "checkmark.circle.fill"), for: .normal)
  }
}
