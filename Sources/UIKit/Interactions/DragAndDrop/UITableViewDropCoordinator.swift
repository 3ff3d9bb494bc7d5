import Foundation

/// A drop that is being carried out; nothing is dropped here, so that nothing conforms to it.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
