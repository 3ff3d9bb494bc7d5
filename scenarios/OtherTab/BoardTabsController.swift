import UIKit

/// Two tabs: a note that is in front while the screen rotates, and a board of cards behind it.
final class BoardTabsController<Board: CardBoardViewController>: UITabBarController {
  let note = NoteViewController()
  let board: Board

  init(board: Board) {
    self.board = board
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    note.tabBarItem = UITabBarItem(title: "Note", image: TabGlyph.lines.image, tag: 0)
    board.tabBarItem = UITabBarItem(title: "Board", image: TabGlyph.cards.image, tag: 1)
    board.tabBarItem.badgeValue = "8"
    viewControllers = [note, board]
  }
}

/// Images of tab items, drawn as templates.
enum TabGlyph {
  case lines
  case cards

  @MainActor
  var image: UIImage {
    let size = CGSize(width: 25, height: 25)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      for rect in rects { UIBezierPath(roundedRect: rect, cornerRadius: 1.5).fill() }
    }
  }

  private var rects: [CGRect] {
    switch self {
    case .lines:
      [4, 11, 18].map { CGRect(x: 2, y: $0, width: 21, height: 3) }
    case .cards:
      [3, 14].flatMap { y in [3, 14].map { CGRect(x: $0, y: y, width: 8, height: 8) } }
    }
  }
}
