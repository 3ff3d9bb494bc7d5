import UIKit

/// Six tiles: two per row in portrait, three in landscape, placed manually.
///
/// Subclasses decide when they are placed.
class TilesViewController: UIViewController {
  private(set) lazy var tiles = (1...6).map { number in
    let tile = UILabel()
    tile.text = "\(number)"
    tile.textAlignment = .center
    tile.font = .systemFont(ofSize: 30, weight: .semibold)
    tile.textColor = .white
    tile.backgroundColor = number % 2 == 0 ? .systemTeal : .systemOrange
    return tile
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for tile in tiles { view.addSubview(tile) }
  }

  /// Covers the screen with a note.
  func presentNote() {
    let note = CoverNoteViewController()
    note.modalPresentationStyle = .fullScreen
    present(note, animated: true)
  }

  func placeTiles() {
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let columns = view.bounds.width > view.bounds.height ? 3 : 2
    let rows = tiles.count / columns
    let gap: CGFloat = 10
    let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: area.minX + CGFloat(index % columns) * (width + gap),
        y: area.minY + CGFloat(index / columns) * (height + gap), width: width, height: height)
    }
  }
}
