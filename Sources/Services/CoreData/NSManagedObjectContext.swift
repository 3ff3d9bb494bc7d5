import Foundation
import UIKit

/// A set of objects in memory. Fetches return what was inserted into the context or its parents, as
/// there is no file; in an app that starts, that is nothing.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The raw values are Core Data's.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  public let concurrencyType: ConcurrencyType
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var name: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = 0
  open var transactionAuthor: String?
  public let userInfo = NSMutableDictionary()

  /// The model of the coordinator, or of the parent's.
  final var model: NSManagedObjectModel? {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model
  }

  /// In the order in which they were inserted.
  private var objects: [NSManagedObject] = []
  private var count = 0

  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  func nextNumber() -> Int {
    count += 1
    return count
  }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(objects) }
  open var insertedObjects: Set<NSManagedObject> { Set(objects.filter(\.isInserted)) }
  open var updatedObjects: Set<NSManagedObject> { Set(objects.filter(\.isUpdated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(objects.filter(\.isDeleted)) }
  open var hasChanges: Bool { objects.contains(where: \.hasChanges) }

  open func insert(_ object: NSManagedObject) {
    guard !objects.contains(where: { $0 === object }) else { return }
    objects.append(object)
    object.markInserted()
  }

  open func delete(_ object: NSManagedObject) { object.markDeleted() }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = registeredObject(for: objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return found
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === objectID } ?? parent?.registeredObject(for: objectID)
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  // MARK: Saving

  /// Ends the changes; deleted objects leave the context, and new ones belong to the parent, too.
  open func save() throws {
    // What a child saved earlier isn't a change of this context.
    guard hasChanges else { return passOn(without: []) }
    let changes = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in objects where object.hasChanges { object.willSave() }
    let kept = objects.filter { !$0.isDeleted }
    for object in objects where object.hasChanges {
      object.saved()
      object.didSave()
    }
    let deleted = Set(objects.filter(\.isDeleted))
    objects = kept
    passOn(without: deleted)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
  }

  /// Gives the saved objects to the parent, which doesn't count them as changes.
  private func passOn(without deleted: Set<NSManagedObject>) {
    guard let parent else { return }
    let known = Set(parent.objects.map(ObjectIdentifier.init))
    parent.objects += objects.filter { !known.contains(ObjectIdentifier($0)) }
    var ancestor: NSManagedObjectContext? = parent
    while let context = ancestor, !deleted.isEmpty {
      context.objects.removeAll(where: deleted.contains)
      ancestor = context.parent
    }
  }

  /// Removes new objects, keeps deleted ones, and restores the values of the last save.
  open func rollback() {
    let changed = objects.filter(\.hasChanges)
    objects.removeAll(where: \.isInserted)
    for object in changed { object.rollBack() }
  }

  open func reset() { objects = [] }

  // MARK: Fetching

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let results = request.results(from: found(for: request))
    return results.compactMap { $0 as? T }
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    request.results(from: found(for: request)).count
  }

  /// Answers that nothing was changed: a batch of deletions concerns only files.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    return NSBatchDeleteResult(request.resultType)
  }

  /// Returns the model's entity in the place of one that only has a name: its own, or its class's.
  final func modelled(_ entity: NSEntityDescription) -> NSEntityDescription? {
    guard let model, !model.entities.contains(where: { $0 === entity }) else { return nil }
    return entity.name.flatMap(model.entity(named:))
  }

  private func found<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
    let name = request.entityName ?? request.entity?.name
    let modelled = name.flatMap { model?.entity(named: $0)?.name }
    return found(for: modelled ?? name, includesSubentities: request.includesSubentities)
  }

  private func found(for entity: String?, includesSubentities: Bool) -> [NSManagedObject] {
    let own = objects.filter { object in
      !object.isDeleted
        && (includesSubentities
          ? object.entity.lineage.contains { $0.name == entity } : object.entity.name == entity)
    }
    let others = parent?.found(for: entity, includesSubentities: includesSubentities) ?? []
    return others.filter { other in !own.contains { $0 === other } } + own
  }

  // MARK: Queues

  /// Calls the block later on the main queue, so that simulated time determines when.
  open func perform(_ block: @escaping () -> Void) {
    let sent = SentBlock(block)
    DispatchQueue.main.async { sent.block() }
  }

  open func performAndWait(_ block: () -> Void) { block() }

  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }

  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }
}

private struct SentBlock: @unchecked Sendable {
  let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectReferentialIntegrityError = 133_000

/// How conflicts between contexts are resolved; there are none.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
