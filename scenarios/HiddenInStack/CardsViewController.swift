import UIKit

/// Three cards: stacked in portrait, side by side in landscape.
public class CardsViewController: UIViewController {
  public let cards: [UILabel] = ["Hoge", "Fuga", "Piyo"].map { name in
    let card = UILabel()
    card.text = name
    card.textAlignment = .center
    card.textColor = .white
    return card
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hoge"
    view.backgroundColor = .white
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
    for (card, color) in zip(cards, colors) {
      card.backgroundColor = color
      view.addSubview(card)
    }
  }

  /// Lays out the cards along the longer side of the view's current bounds.
  func placeCards() {
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let isWide = view.bounds.width > view.bounds.height
    let gap: CGFloat = 12
    let count = CGFloat(cards.count)
    for (index, card) in cards.enumerated() {
      let index = CGFloat(index)
      if isWide {
        let width = (area.width - gap * (count - 1)) / count
        card.frame = CGRect(
          x: area.minX + index * (width + gap), y: area.minY, width: width, height: area.height)
      } else {
        let height = (area.height - gap * (count - 1)) / count
        card.frame = CGRect(
          x: area.minX, y: area.minY + index * (height + gap), width: area.width, height: height)
      }
    }
  }
}
