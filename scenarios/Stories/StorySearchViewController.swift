import UIKit

/// A list of places with a search field in the bar.
final class StorySearchViewController: UITableViewController {
  private let places = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Brussels", "Dublin", "Helsinki", "Lisbon", "Madrid",
    "Oslo", "Paris", "Prague", "Rome", "Stockholm", "Vienna", "Warsaw",
  ]
  private lazy var shown = places
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Capitals"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

extension StorySearchViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = places.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }
}
