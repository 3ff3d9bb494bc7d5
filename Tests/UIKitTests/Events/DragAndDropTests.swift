import Foundation
import Testing
import UIKit

/// Code as apps write it: it must compile with Apple's names and signatures.
private class Shelf: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let table = UITableView()
  let drag = UIView()
  var books = ["A", "B"]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
    drag.addInteraction(UIDragInteraction(delegate: self))
    drag.addInteraction(UIDropInteraction(delegate: self))
  }

  private func item(_ book: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = book
    return item
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    session.localContext = self
    return books.map(item)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(books[indexPath.row])] }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    for dropped in coordinator.items {
      guard let target = coordinator.destinationIndexPath else { continue }
      coordinator.drop(dropped.dragItem, toRowAt: target)
    }
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [item(books[indexPath.item])] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
  }
}

@Suite("Drag and drop in apps' code")
@MainActor
struct DragAndDropTests {
  @Test("assigned values stay, and the interactions know their view")
  func shelf() {
    let shelf = Shelf()
    shelf.loadViewIfNeeded()
    #expect(shelf.table.dragDelegate === shelf && shelf.table.dropDelegate === shelf)
    #expect(shelf.table.dragInteractionEnabled && !shelf.table.hasActiveDrag)
    #expect(shelf.drag.interactions.count == 2)
    #expect(shelf.drag.interactions.allSatisfy { $0.view === shelf.drag })
    let proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
    #expect(proposal.operation == .move && proposal.intent == .automatic)
    #expect(UITableViewDropProposal(operation: .copy).intent == .unspecified)
  }
}
