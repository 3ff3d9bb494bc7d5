import UIKit

/// Songs that can be reordered by touch, and removed from the list.
final class StoryPlaylistViewController: UITableViewController {
  private var songs = [
    "Morning Mood", "The Swan", "Clair de lune", "Spring Song", "Nimrod", "Sarabande",
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Playlist"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  /// The control on one side of a song's row, which has no name.
  func control(of song: String, atEnd: Bool) -> CGPoint? {
    guard let row = songs.firstIndex(of: song),
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return nil }
    return cell.convert(
      CGPoint(x: atEnd ? cell.bounds.maxX - 28 : 28, y: cell.bounds.midY), to: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    songs.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
