import Foundation

/// A menu that opens on a long press on a view (iOS 13).
///
/// It opens and closes immediately, without an animation.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu. The raw values are UIKit's (iOS 14).
  public enum Appearance: UInt, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The recognizer of long presses on the view.
  final private(set) lazy var press = MenuPressRecognizer(self)
  /// Retains a delegate of UIKit's own.
  final var ownDelegate: ListMenus?
  private var asked: UIContextMenuConfiguration?
  private var place = CGPoint.zero
  private weak var session: MenuSession?

  /// The appearance of the menu; unknown while none is open (iOS 14).
  open var menuAppearance: Appearance {
    guard let session else { return .unknown }
    return session.source.preview == nil && session.previewController == nil ? .compact : .rich
  }

  /// Returns the location of the last touch that requested a menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Updates the open menu (iOS 14).
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Closes the menu.
  open func dismissMenu() { session?.close() }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  // MARK: Opening

  /// Requests a menu from the delegate for a point of the view.
  ///
  /// - Returns: Whether there is one.
  final func ask(at point: CGPoint) -> Bool {
    place = point
    asked = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    return asked != nil
  }

  /// Opens the menu that the delegate provided last.
  final func openAsked() {
    guard let view, let configuration = asked else { return }
    asked = nil
    view.inOwnWorld { open(configuration, on: view) }
  }

  private func open(_ configuration: UIContextMenuConfiguration, on view: UIView) {
    let control = delegate as? UIControl
    let isCompact = control != nil && control === view
    let menu = configuration.actionProvider?([])
    let controller = isCompact ? nil : configuration.previewProvider?()
    var source = MenuSession.Source(view: view, rect: view.bounds, sender: control ?? self)
    if !isCompact { source.preview = preview(configuration, of: view) }
    source.willOpen = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self, willDisplayMenuFor: configuration, animator: animator)
    }
    source.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    source.chosePreview = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    source.chose = { [weak control] in control?.menuDidChoose($0) }
    session = MenuSession.open(menu, previewController: controller, for: source)
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, of view: UIView
  ) -> UITargetedPreview {
    delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
  }
}
