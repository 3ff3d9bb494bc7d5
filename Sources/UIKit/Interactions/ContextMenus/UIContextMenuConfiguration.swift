import Foundation

/// What makes a menu's preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// What makes a menu of the actions that the system suggests.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) ->
  UIMenu?

/// A menu that a long touch opens, and its preview (iOS 13).
///
/// The actions are made without suggestions of the system's; the order and the count of a badge make no
/// difference.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Distinguishes the menu from others; without one it gets a name of its own.
  public let identifier: any NSCopying
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0

  /// In which order the elements would stand. Values: UIKit's (iOS 16).
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
