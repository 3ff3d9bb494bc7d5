import UIKit

class AddPlantViewController: UIViewController {
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var placeControl: UISegmentedControl!

  private(set) var plant: Plant?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "Save", let name = nameField.text, !name.isEmpty,
      let place = Plant.Place(rawValue: placeControl.selectedSegmentIndex)
    else { return }
    plant = Plant(name: name, place: place, daysLeft: 3)
  }
}
