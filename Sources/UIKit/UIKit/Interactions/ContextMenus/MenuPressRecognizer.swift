/// The recognizer of long presses that open a view's menu: 0.5 seconds within 10 points (facts:
/// controls §6; low).
final class MenuPressRecognizer: UILongPressGestureRecognizer {
  private weak var menus: UIContextMenuInteraction?

  init(_ menus: UIContextMenuInteraction) {
    self.menus = menus
    super.init(target: nil, action: nil)
    ownAction = { [weak self] _ in
      guard let self, state == .began else { return }
      self.menus?.openAsked()
    }
  }

  /// It isn't in the view's recognizers, because code relies on their number.
  override var view: UIView? { menus?.view }

  /// A press on a view without a menu belongs to someone else.
  override var ownShouldBegin: Bool {
    guard let menus, let view = menus.view else { return false }
    return view.inOwnWorld { menus.ask(at: location(in: view)) }
  }

  /// Opens the menu at a point of the view without a touch.
  func open(at point: CGPoint) -> Bool {
    guard let menus, let view = menus.view else { return false }
    return view.inOwnWorld {
      guard menus.ask(at: point) else { return false }
      menus.openAsked()
      return true
    }
  }
}
