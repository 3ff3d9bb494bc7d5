import Foundation

/// A closure that creates a menu's preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that creates a menu from the system's suggested actions.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) ->
  UIMenu?

/// A menu opened by a long press, and its preview (iOS 13).
///
/// The actions are created without suggestions from the system; the order and the badge count have
/// no effect.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Distinguishes the menu from others; unique by default.
  public let identifier: any NSCopying
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0

  /// The order of the elements. The raw values are UIKit's (iOS 16).
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier =
      identifier
      ?? NSString(string: "com.apple.menu.dynamic.\(WorldScope.current.numbering.next())")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
