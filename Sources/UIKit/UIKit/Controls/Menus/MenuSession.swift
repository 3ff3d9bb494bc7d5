import LayoutMetrics
import SystemFacts

/// An open menu, from opening to closing.
@MainActor
final class MenuSession {
  /// The context that a menu is opened in.
  struct Source {
    /// The view that the menu belongs to.
    var view: UIView
    /// The source rectangle of the menu, in the view's coordinates.
    var rect: CGRect
    /// The preview lifted above the screen; `nil` for a button's menu.
    var preview: UITargetedPreview?
    /// The sender of chosen actions.
    var sender: AnyObject
    var willOpen: ((MenuAnimator) -> Void)?
    var willEnd: ((MenuAnimator) -> Void)?
    /// Called when a tap chooses the preview.
    var chosePreview: ((MenuCommitAnimator) -> Void)?
    /// Called after an element was chosen.
    var chose: ((UIMenuElement) -> Void)?
  }

  let source: Source
  let previewController: UIViewController?
  private(set) var menus: [UIMenu]
  private unowned let container: _UIContextMenuContainerView
  private var isOver = false

  /// Opens a menu over a view's window, replacing one that is open there.
  ///
  /// - Returns: The session; `nil` if the view is in no window or there is nothing to show.
  @discardableResult
  static func open(
    _ menu: UIMenu?, previewController: UIViewController? = nil, for source: Source
  ) -> MenuSession? {
    guard let window = source.view.window else { return nil }
    guard menu?.children.isEmpty == false || previewController != nil else { return nil }
    current(in: window)?.close()
    let container = _UIContextMenuContainerView(frame: window.bounds)
    let session = MenuSession(
      menu, previewController: previewController, source: source, container: container)
    let animator = MenuAnimator(previewController)
    source.willOpen?(animator)
    container.session = session
    session.ask(menu)
    window.addSubview(container)
    container.show()
    animator.run()
    return session
  }

  /// Returns the open menu in a window.
  static func current(in window: UIWindow?) -> MenuSession? {
    window?.subviews.lazy.compactMap { ($0 as? _UIContextMenuContainerView)?.session }.last
  }

  private init(
    _ menu: UIMenu?, previewController: UIViewController?, source: Source,
    container: _UIContextMenuContainerView
  ) {
    menus = menu.map { [$0] } ?? []
    self.previewController = previewController
    self.source = source
    self.container = container
  }

  /// Requests the elements that are provided when the menu opens.
  private func ask(_ menu: UIMenu?) {
    for element in menu?.deferredElements ?? [] {
      element.ask { [weak self] in
        guard let self, !isOver else { return }
        container.show()
      }
    }
  }

  /// Replaces the open menu.
  func update(_ block: (UIMenu) -> UIMenu) {
    guard !isOver, let shown = menus.popLast() else { return }
    let new = block(shown)
    menus.append(new)
    ask(new)
    container.show()
  }

  // MARK: Choosing

  /// Chooses an element as a tap does.
  func choose(_ element: UIMenuElement, in owner: UIMenu?) {
    guard !isOver, !element.shownAttributes.contains(.disabled) else { return }
    if let menu = element as? UIMenu {
      menus.append(menu)
      ask(menu)
      return container.show()
    }
    let keeps = element.shownAttributes.contains(.keepsMenuPresented)
    if !keeps { close() }
    source.view.inOwnWorld {
      if owner?.options.contains(.singleSelection) == true { owner?.tick(element) }
      switch element {
      case let action as UIAction: action.perform(sender: source.sender)
      case let command as UICommand:
        if let selector = command.action {
          UIApplication.shared.sendAction(selector, to: nil, from: command, for: nil)
        }
      default: break
      }
      source.chose?(element)
    }
    if keeps, !isOver { container.show() }
  }

  /// Goes back from a submenu.
  func back() {
    guard menus.count > 1 else { return }
    menus.removeLast()
    container.show()
  }

  /// Chooses the preview as a tap does.
  func choosePreview() {
    guard !isOver, let chosen = source.chosePreview else { return }
    let animator = MenuCommitAnimator(previewController)
    source.view.inOwnWorld { chosen(animator) }
    close()
    animator.run()
  }

  /// Closes the menu.
  func close() {
    guard !isOver else { return }
    isOver = true
    let animator = MenuAnimator(previewController)
    source.view.inOwnWorld { source.willEnd?(animator) }
    container.removeFromSuperview()
    animator.run()
  }
}

extension UIMenu {
  /// Selects one of the elements and deselects the others.
  func tick(_ chosen: UIMenuElement) {
    for child in children {
      let state: UIMenuElement.State = child === chosen ? .on : .off
      (child as? UIAction)?.state = state
      (child as? UICommand)?.state = state
    }
  }
}

/// Collects a delegate's additions to a menu's opening and closing, which take no time: they are
/// applied immediately.
class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  final let previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  final func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  final func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

/// Collects a delegate's additions to choosing a preview.
final class MenuCommitAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
