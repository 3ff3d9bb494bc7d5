import Foundation
import UIKit

/// A file with objects; here in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public let type: String
  open var url: URL?
  open var options: [AnyHashable: Any]?
  open var isReadOnly = false
  open var identifier: String! = ""

  init(type: String, url: URL?) {
    self.type = type
    self.url = url
    super.init()
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

/// Keeps the stores of contexts; no file is read or written.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    store.options = options
    persistentStores.append(store)
    return store
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

/// Describes a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var isReadOnly = false
  open private(set) var options: [String: NSObject] = [:]

  public override init() { super.init() }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, a store and a context on the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Creates a container with the model of this name in the app's bundle; an empty one if there is none.
  public convenience init(name: String) {
    let place =
      Bundle.main.url(forResource: name, withExtension: "momd")
      ?? Bundle.main.url(forResource: name, withExtension: "mom")
    self.init(
      name: name,
      managedObjectModel: place.flatMap(NSManagedObjectModel.init) ?? NSManagedObjectModel())
  }

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: "/tmp")
  }

  /// Adds the described stores, and calls the block for each before returning.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      _ = try? persistentStoreCoordinator.addPersistentStore(
        ofType: description.type, configurationName: description.configuration,
        at: description.url)
      block(description, nil)
    }
  }

  /// Returns a context over the one on the main queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.parent = viewContext
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// A container that would be shared through iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
