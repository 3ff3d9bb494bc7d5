import UIKit

/// The days ahead, below a large title.
public final class ForecastViewController: UITableViewController {
  private let place: String
  private let forecasts: [Forecast]

  public init(place: String, forecasts: [Forecast]) {
    self.place = place
    self.forecasts = forecasts
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = place
    tableView.register(DayCell.self, forCellReuseIdentifier: DayCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.allowsSelection = false
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { forecasts.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: DayCell.identifier, for: indexPath)
    (cell as? DayCell)?.show(forecasts[indexPath.row])
    return cell
  }
}
