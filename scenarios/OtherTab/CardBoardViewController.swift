import UIKit

/// Eight cards: two columns in portrait, four in landscape.
///
/// Frames are computed manually from the view's bounds; subclasses decide when.
class CardBoardViewController: UIViewController {
  private(set) lazy var cards = (1...8).map { Self.card($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for card in cards { view.addSubview(card) }
  }

  /// Places the cards in the area that the bars leave of the view's bounds.
  func arrangeCards(columns: Int) {
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 12)
    let rows = (cards.count + columns - 1) / columns
    let gap: CGFloat = 8
    let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: area.minX + CGFloat(index % columns) * (width + gap),
        y: area.minY + CGFloat(index / columns) * (height + gap), width: width, height: height)
    }
  }

  static func columns(for size: CGSize) -> Int {
    size.width > size.height ? 4 : 2
  }

  private static func card(_ number: Int) -> UILabel {
    let card = UILabel()
    card.text = "\(number)"
    card.textAlignment = .center
    card.font = .systemFont(ofSize: 28, weight: .semibold)
    card.textColor = .white
    card.backgroundColor = number % 2 == 0 ? .systemIndigo : .systemTeal
    card.layer.cornerRadius = 8
    card.clipsToBounds = true
    return card
  }
}
