import UIKit

class PlantListViewController: UITableViewController {
  @IBOutlet var summaryLabel: UILabel!

  private(set) var plants = Plant.all

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "PlantCell", bundle: nil), forCellReuseIdentifier: "Plant")
    tableView.tableFooterView = summaryLabel
    showSummary()
  }

  private func showSummary() {
    summaryLabel.text = String.localizedStringWithFormat(
      NSLocalizedString("%d plants", comment: "how many plants there are"), plants.count)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : plants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Today", for: indexPath)
      let due = plants.filter { $0.daysLeft == 0 }.count
      cell.textLabel?.text = String.localizedStringWithFormat(
        NSLocalizedString("%d plants need water", comment: "how many are dry"), due)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath) as! PlantCell
    cell.show(plants[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    performSegue(withIdentifier: "ShowPlant", sender: tableView.cellForRow(at: indexPath))
  }

  // MARK: Segues

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let shown = segue.destination as? PlantViewController,
      let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row
    else { return }
    shown.plant = plants[row]
  }

  @IBAction func cancelPlant(_ segue: UIStoryboardSegue) {}

  @IBAction func savePlant(_ segue: UIStoryboardSegue) {
    guard let added = (segue.source as? AddPlantViewController)?.plant else { return }
    plants.append(added)
    tableView.insertRows(at: [IndexPath(row: plants.count - 1, section: 1)], with: .automatic)
    showSummary()
  }
}
