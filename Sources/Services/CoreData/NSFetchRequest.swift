import Foundation

/// A request to a context.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// A search for objects of one entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entity: NSEntityDescription?
  open private(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  // Kept without effect.
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// The objects that the request finds, in its order.
  func results(from objects: [NSManagedObject]) -> ArraySlice<NSManagedObject> {
    var found = objects
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      found = found.enumerated().sorted { first, second in
        for descriptor in sortDescriptors {
          switch descriptor.compare(first.element, to: second.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    let rest = found.dropFirst(max(0, fetchOffset))
    return fetchLimit > 0 ? rest.prefix(fetchLimit) : rest
  }
}

/// What a fetch returns. The raw values are Core Data's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType = Self([])
  public static let managedObjectIDResultType = Self(rawValue: 1 << 0)
  public static let dictionaryResultType = Self(rawValue: 1 << 1)
  public static let countResultType = Self(rawValue: 1 << 2)
}

/// Deletes what a request finds in a file; there is none.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }
}

/// What a batch deleted: nothing.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let resultType: NSBatchDeleteRequestResultType
  public let result: Any?

  init(_ type: NSBatchDeleteRequestResultType) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = [NSManagedObjectID]()
    case .resultTypeCount: result = 0
    }
    super.init()
  }
}

/// The raw values are Core Data's.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// Keeps the results of a request in sections for a list. Later changes aren't reported.
@preconcurrency @MainActor
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// Nil before ``performFetch()``.
  open private(set) var fetchedObjects: [ResultType]?
  open private(set) var sections: [any NSFetchedResultsSectionInfo]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  /// Fetches the objects, and divides them into sections of neighbours with equal names.
  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    guard let sectionNameKeyPath else {
      sections = [ResultSection(name: "", objects: objects)]
      return
    }
    var groups: [(name: String, objects: [ResultType])] = []
    for object in objects {
      let value = (object as? NSManagedObject)?.value(forKey: sectionNameKeyPath)
      let name = value.map { "\($0)" } ?? ""
      if groups.last?.name == name {
        groups[groups.count - 1].objects.append(object)
      } else {
        groups.append((name, [object]))
      }
    }
    sections = groups.map { ResultSection(name: $0.name, objects: $0.objects) }
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    let objects = sections?[indexPath[0]].objects as? [ResultType]
    guard let objects, objects.indices.contains(indexPath[1]) else {
      preconditionFailure("no object at index path \(indexPath)")
    }
    return objects[indexPath[1]]
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let objects = info.objects as? [ResultType] ?? []
      if let item = objects.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
        return [section, item]
      }
    }
    return nil
  }

  open var sectionIndexTitles: [String] {
    (sections ?? []).compactMap { $0.name.first?.uppercased() }
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  open class func deleteCache(withName name: String?) {}
}

/// A section of fetched objects.
@preconcurrency @MainActor
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

private struct ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let objects: [Any]?

  var indexTitle: String? { name.first?.uppercased() }
  var numberOfObjects: Int { objects?.count ?? 0 }
}

/// A kind of change. The raw values are Core Data's.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// Receives changes of fetched objects; never called here.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}
