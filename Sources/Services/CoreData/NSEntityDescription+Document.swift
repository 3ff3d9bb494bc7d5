import Foundation
import NibDocuments

extension NSEntityDescription {
  /// Returns the entities of a model.
  static func all(in document: DataModelDocument) -> [NSEntityDescription] {
    let entities = document.entities.map { NSEntityDescription($0) }
    // The last of several entities with one name counts.
    let named = Dictionary(
      entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { _, last in last })
    for (entity, source) in zip(entities, document.entities) {
      guard let parent = source.parent.flatMap({ named[$0] }), !parent.isKindOf(entity: entity)
      else { continue }
      parent.subentities.append(entity)
    }
    for (entity, source) in zip(entities, document.entities) {
      for relationship in source.relationships {
        let own = entity.relationshipsByName[relationship.name]
        let destination = named[relationship.destination]
        own?.destinationEntity = destination
        own?.inverseRelationship = destination?.relationshipsByName[relationship.inverse]
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
