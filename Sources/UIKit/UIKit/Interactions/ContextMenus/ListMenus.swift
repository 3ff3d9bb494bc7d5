import Foundation

/// The menus of a table's rows or a collection's items, provided by the list's delegate.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: UIScrollView?
  private var pressed: IndexPath?

  init(_ list: UIScrollView) {
    self.list = list
    super.init()
  }

  private var table: UITableView? { list as? UITableView }
  private var collection: UICollectionView? { list as? UICollectionView }

  private var cell: UIView? {
    pressed.flatMap { table?.cellForRow(at: $0) ?? collection?.cellForItem(at: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let table, let path = table.indexPathForRow(at: location) {
      pressed = path
      return table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: location)
    }
    guard let collection, let path = collection.indexPathForItem(at: location) else { return nil }
    pressed = path
    return collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [path], point: location)
      ?? collection.delegate?.collectionView(
        collection, contextMenuConfigurationForItemAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    var preview: UITargetedPreview?
    if let table {
      preview = table.delegate?.tableView(
        table, previewForHighlightingContextMenuWithConfiguration: configuration)
    } else if let collection, let pressed {
      preview =
        collection.delegate?.collectionView(
          collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: pressed)
        ?? collection.delegate?.collectionView(
          collection, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return preview ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table {
      table.delegate?.tableView(
        table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } else if let collection {
      collection.delegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table {
      table.delegate?.tableView(
        table, willDisplayContextMenu: configuration, animator: animator)
    } else if let collection {
      collection.delegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table {
      table.delegate?.tableView(
        table, willEndContextMenuInteraction: configuration, animator: animator)
    } else if let collection {
      collection.delegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

extension UIContextMenuInteraction {
  /// Creates the interaction of a list; it isn't in the list's interactions, because code relies on
  /// their number.
  convenience init(rowsOf list: UIScrollView) {
    let menus = ListMenus(list)
    self.init(delegate: menus)
    ownDelegate = menus
    didMove(to: list)
  }
}
