import Foundation
import UIKit

/// A description of one kind of objects.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  /// The entity's own properties.
  open var properties: [NSPropertyDescription] = []
  /// At most 64 levels of these are followed.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open private(set) weak var superentity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?

  /// The properties of the entity and of those it inherits from.
  open var propertiesByName: [String: NSPropertyDescription] {
    var found: [String: NSPropertyDescription] = [:]
    for property in lineage.reversed().flatMap(\.properties) { found[property.name] = property }
    return found
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    lineage.contains { $0 === entity }
  }

  /// The entity and those it inherits from, the nearest first.
  final var lineage: [NSEntityDescription] {
    var found = [self]
    while found.count <= 64, let next = found.last?.superentity { found.append(next) }
    return found
  }

  /// The class's name without its module.
  final var className: String {
    managedObjectClassName.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }

  /// The entity of this name in the context's model; a plain one if the model has none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    if let entity = context.model?.entitiesByName[entityName] { return entity }
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  /// Inserts an object of the entity's class, or of the class with the entity's name; a plain one if the program has
  /// neither.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
    let type =
      _dialectClass(entity.className) as? NSManagedObject.Type
      ?? _dialectClass(entityName) as? NSManagedObject.Type
    return (type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.properties = properties
    copy.superentity = superentity
    copy.userInfo = userInfo
    return copy
  }
}

/// A description of a property.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false

  /// What a new object has as the property's value; nil for nothing.
  var initialValue: Any? { nil }
}

/// The types of attributes; the values are those of Apple's documentation.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A description of an attribute.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var valueTransformerName: String?
  /// Whether the property of a date is a number: the seconds since the reference date.
  final var isScalar = false

  override var initialValue: Any? {
    let date = isScalar ? defaultValue as? Date : nil
    return date.map { NSNumber(value: $0.timeIntervalSinceReferenceDate) } ?? defaultValue
  }
}

/// What happens to the objects of a relationship when its owner is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A description of a relationship; delete rules and inverses keep their values only.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 for any number.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  override var initialValue: Any? {
    isToMany ? isOrdered ? NSOrderedSet() : NSSet() : nil
  }
}
