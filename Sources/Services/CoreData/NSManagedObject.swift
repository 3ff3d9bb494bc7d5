@_exported import Foundation
import UIKit

/// An object whose properties are stored under their names.
///
/// There is no file: an object has any property that its class declares with `@NSManaged`, with the default value of the
/// context's model, and belongs to the context that it was created in.
open class NSManagedObject: NSObject, NSFetchRequestResult, _DialectManaging {
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID

  private var values: [String: Any] = [:]
  private var changed: [String: Any] = [:]
  /// The values of the last save.
  private var committed: [String: Any] = [:]

  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    let entity = context?.modelled(entity) ?? entity
    self.entity = entity
    managedObjectContext = context
    objectID = NSManagedObjectID(entity: entity, number: context?.nextNumber() ?? 0)
    super.init()
    values = entity.propertiesByName.compactMapValues(\.initialValue)
    guard let context else { return }
    context.insert(self)
    awakeFromInsert()
  }

  /// Creates an object of the class's own entity.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The entity with the class's name, which is what Xcode's editor suggests.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    entity.managedObjectClassName = String(describing: self)
    return entity
  }

  // A subclass has its own with another type, which is preferred if no type is given.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: State

  public fileprivate(set) final var isInserted = false
  public fileprivate(set) final var isDeleted = false
  open var isUpdated: Bool { !isInserted && !changed.isEmpty }
  open var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }
  open var hasPersistentChangedValues: Bool { !changed.isEmpty }
  /// False: all values are in memory.
  open var isFault: Bool { false }
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  open var faultingState: Int { 0 }

  // MARK: Values

  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    willChangeValue(forKey: key)
    values[key] = value
    changed[key] = value ?? NSNull()
    didChangeValue(forKey: key)
  }

  public func _dialectStored(_ key: String) -> Any? { value(forKey: key) }
  public func _dialectStore(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  open func changedValues() -> [String: Any] { changed }
  open func changedValuesForCurrentEvent() -> [String: Any] { changed }
  /// Empty: nothing was fetched from a file.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }

  // MARK: Life cycle

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  final func markInserted() { isInserted = true }

  final func markDeleted() {
    prepareForDeletion()
    isDeleted = true
  }

  final func saved() {
    isInserted = false
    changed = [:]
    committed = values
    if isDeleted { managedObjectContext = nil }
  }

  final func rollBack() {
    if isInserted { managedObjectContext = nil }
    isInserted = false
    isDeleted = false
    values = committed
    changed = [:]
  }
}

/// The identity of an object.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  private let number: Int

  init(entity: NSEntityDescription, number: Int) {
    self.entity = entity
    self.number = number
    super.init()
  }

  open weak var persistentStore: NSPersistentStore?
  open var isTemporaryID: Bool { false }

  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://tateyoko/\(entity.name ?? "")/p\(number)")
      ?? URL(fileURLWithPath: "/")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a fetch returns.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
