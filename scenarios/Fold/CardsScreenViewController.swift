import UIKit

/// A title with a button above a grid of cards, and a line of text below: laid out with frames, as in many
/// apps. The screens differ in the area that each considers free.
open class CardsScreenViewController: UIViewController {
  let header = UIView()
  let titleLabel = UILabel()
  let doneLabel = UILabel()
  let footer = UILabel()
  public let cards = (0..<6).map { _ in UILabel() }

  static let headerHeight: CGFloat = 52
  static let footerHeight: CGFloat = 30
  static let gap: CGFloat = 12

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    header.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 0.97, alpha: 1)
    header.accessibilityIdentifier = "header"
    view.addSubview(header)
    titleLabel.text = "折りたたみ Fold"
    titleLabel.font = .boldSystemFont(ofSize: 22)
    doneLabel.text = "Done"
    doneLabel.textColor = UIColor(red: 0, green: 0.45, blue: 0.9, alpha: 1)
    doneLabel.textAlignment = .right
    doneLabel.accessibilityIdentifier = "done"
    for label in [titleLabel, doneLabel] { header.addSubview(label) }
    for (index, card) in cards.enumerated() {
      card.text = "\(index + 1)"
      card.textAlignment = .center
      card.textColor = .white
      card.font = .boldSystemFont(ofSize: 28)
      card.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: 0.45, brightness: 0.7, alpha: 1)
      card.accessibilityIdentifier = "card \(index + 1)"
      view.addSubview(card)
    }
    footer.text = "6 cards, the last line of the screen"
    footer.textAlignment = .center
    footer.font = .systemFont(ofSize: 15)
    footer.accessibilityIdentifier = "footer"
    view.addSubview(footer)
  }

  /// The area that the screen considers free of bars, sensors and the home indicator.
  open var freeArea: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

  /// Returns the parts of the free area that cards are laid out in.
  open func panes(in area: CGRect) -> [CGRect] { [area] }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = freeArea
    header.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: area.minY + Self.headerHeight)
    let row = CGRect(
      x: area.minX + 16, y: area.minY, width: area.width - 32, height: Self.headerHeight)
    titleLabel.frame = CGRect(x: row.minX, y: row.minY, width: row.width - 80, height: row.height)
    doneLabel.frame = CGRect(x: row.maxX - 70, y: row.minY, width: 70, height: row.height)
    footer.frame = CGRect(
      x: area.minX, y: area.maxY - Self.footerHeight, width: area.width,
      height: Self.footerHeight)
    let grid = CGRect(
      x: area.minX, y: header.frame.maxY, width: area.width,
      height: footer.frame.minY - header.frame.maxY
    ).insetBy(dx: Self.gap, dy: Self.gap)
    lay(cards, in: panes(in: grid))
  }

  /// Distributes the cards among the panes, in rows of as many as fit.
  private func lay(_ cards: [UIView], in panes: [CGRect]) {
    let share = (cards.count + panes.count - 1) / panes.count
    for (index, pane) in panes.enumerated() {
      let own = cards.dropFirst(index * share).prefix(share)
      let columns = pane.width > pane.height * 1.4 ? min(3, own.count) : min(2, own.count)
      guard columns > 0 else { continue }
      let rows = (own.count + columns - 1) / columns
      let size = CGSize(
        width: (pane.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns),
        height: (pane.height - Self.gap * CGFloat(rows - 1)) / CGFloat(rows))
      for (place, card) in own.enumerated() {
        card.frame = CGRect(
          x: pane.minX + CGFloat(place % columns) * (size.width + Self.gap),
          y: pane.minY + CGFloat(place / columns) * (size.height + Self.gap),
          width: size.width, height: size.height)
      }
    }
  }
}

/// Right everywhere: the safe area on each side by itself, and two panes if the fold divides the screen.
open class PanesViewController: CardsScreenViewController {
  open override func panes(in area: CGRect) -> [CGRect] {
    guard #available(iOS 27.1, *),
      let fold = view.reservedRegions(kind: .division).first?.frame, fold.intersects(area)
    else { return [area] }
    if fold.height > fold.width {
      return [
        CGRect(x: area.minX, y: area.minY, width: fold.minX - area.minX, height: area.height),
        CGRect(x: fold.maxX, y: area.minY, width: area.maxX - fold.maxX, height: area.height),
      ]
    }
    return [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: fold.minY - area.minY),
      CGRect(x: area.minX, y: fold.maxY, width: area.width, height: area.maxY - fold.maxY),
    ]
  }
}

/// A fix for the iPhone X in landscape: both sides avoid the notch, whose inset is the left one.
public final class MirroredInsetViewController: CardsScreenViewController {
  public override var freeArea: CGRect {
    let insets = view.safeAreaInsets
    let side = insets.left
    return view.bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: side, bottom: insets.bottom, right: side))
  }
}

/// A fix for the iPhone X in portrait: a tall top inset indicates a notch, and only with a notch is there a
/// home indicator; otherwise there is a status bar of 20 points.
public final class NotchTestViewController: CardsScreenViewController {
  public override var freeArea: CGRect {
    let top = view.safeAreaInsets.top
    let hasNotch = top > 20
    return view.bounds.inset(
      by: UIEdgeInsets(top: hasNotch ? top : 20, left: 0, bottom: hasNotch ? 34 : 0, right: 0))
  }
}

/// Measures the screen once, before it is laid out.
public final class CachedSizeViewController: CardsScreenViewController {
  private let screenSize = UIScreen.main.bounds.size

  public override var freeArea: CGRect {
    CGRect(origin: .zero, size: screenSize).inset(by: view.safeAreaInsets)
  }
}
