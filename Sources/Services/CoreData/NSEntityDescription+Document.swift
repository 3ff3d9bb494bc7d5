import Foundation
import NibDocuments

extension NSEntityDescription {
  /// Returns the entities of a model.
  static func all(in document: DataModelDocument) -> [NSEntityDescription] {
    let entities = document.entities.map { NSEntityDescription($0) }
    // The last of several entities with one name counts.
    let named = Dictionary(
      entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { _, last in last })
    let children = Dictionary(grouping: zip(entities, document.entities)) { $1.parent ?? "" }
    for (name, pairs) in children { named[name]?.subentities = pairs.map(\.0) }
    var relationships: [String: NSRelationshipDescription] = [:]
    for entity in entities {
      for case let own as NSRelationshipDescription in entity.properties {
        relationships["\(entity.name ?? "")\n\(own.name)"] = own
      }
    }
    for entity in document.entities {
      for relationship in entity.relationships {
        let own = relationships["\(entity.name)\n\(relationship.name)"]
        own?.destinationEntity = named[relationship.destination]
        own?.inverseRelationship =
          relationships["\(relationship.destination)\n\(relationship.inverse)"]
      }
    }
    return entities
  }

  private convenience init(_ entity: DataModelDocument.Entity) {
    self.init()
    name = entity.name
    managedObjectClassName = entity.className
    isAbstract = entity.isAbstract
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
  }
}

extension NSAttributeDescription {
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  fileprivate convenience init(_ attribute: DataModelDocument.Attribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    attributeType = Self.types[attribute.type] ?? .undefinedAttributeType
    valueTransformerName = attribute.transformer
    isScalar = attribute.isScalar
    defaultValue = attribute.defaultValue.flatMap(value)
  }

  private func value(_ text: String) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES")
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    default: nil
    }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ relationship: DataModelDocument.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    maxCount = relationship.maximum
    minCount = relationship.minimum
    isOrdered = relationship.isOrdered
    deleteRule =
      switch relationship.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}
