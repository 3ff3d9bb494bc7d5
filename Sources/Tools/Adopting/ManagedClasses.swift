import AssetCatalogs
import Foundation
import NibDocuments
import XcodeProjects

/// The Swift that Xcode generates for the classes of Core Data models (Apple, *Modeling data*, “Generating code”).
enum ManagedClasses {
  /// Returns the source for the models among a module's resources; nil if nothing is generated.
  static func source(of resources: [String]) -> String? {
    var seen: Set<String> = []
    var texts: [String] = []
    for path in resources.sorted() where AppResources.isDataModel(path) {
      guard let model = try? DataModelDocument(contentsOf: URL(fileURLWithPath: path)) else {
        continue
      }
      var classes: [String: String] = [:]
      for entity in model.entities { classes[entity.name] = entity.className }
      classes = classes.filter { isIdentifier($0.value) }
      for entity in model.entities {
        guard let generation = entity.generation, isIdentifier(entity.className),
          seen.insert(entity.className).inserted
        else { continue }
        if generation == "class" {
          texts.append(declaration(of: entity, parent: entity.parent.flatMap { classes[$0] }))
        }
        texts.append(properties(of: entity, classes: classes))
        // A subclass inherits it.
        if entity.parent == nil { texts.append("extension \(entity.className): Identifiable {}\n") }
      }
    }
    return texts.isEmpty ? nil : "import CoreData\n\n" + texts.joined(separator: "\n")
  }

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && BuildSettings.identifier(name) == name && name != "NSManagedObject"
  }

  private static func declaration(
    of entity: DataModelDocument.Entity, parent: String?
  ) -> String {
    let name = entity.className
    return "@objc(\(name)) public class \(name): \(parent ?? "NSManagedObject") {}\n"
  }

  private static func properties(
    of entity: DataModelDocument.Entity, classes: [String: String]
  ) -> String {
    let name = entity.className
    var lines = [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(PackageManifest.quoted(entity.name)))", "  }",
    ]
    for attribute in entity.attributes where isIdentifier(attribute.name) {
      let property = SwiftName.code(attribute.name)
      lines.append("  @NSManaged public var \(property): \(type(of: attribute))")
    }
    for relationship in entity.relationships where isIdentifier(relationship.name) {
      let destination = classes[relationship.destination] ?? "NSManagedObject"
      let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      let isSingle = relationship.maximum == 1
      let type = isSingle ? destination : set
      lines.append(
        "  @NSManaged public var \(SwiftName.code(relationship.name)): \(type)?")
      guard !isSingle else { continue }
      let ending = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      for verb in ["addTo", "removeFrom"] {
        for value in [destination, set] {
          lines.append("  @NSManaged public func \(verb)\(ending)(_ value: \(value))")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The types of attributes: of scalar properties, and of objects.
  private static let types: [String: (scalar: String?, object: String)] = [
    "Integer 16": ("Int16", "NSNumber"), "Integer 32": ("Int32", "NSNumber"),
    "Integer 64": ("Int64", "NSNumber"), "Double": ("Double", "NSNumber"),
    "Float": ("Float", "NSNumber"), "Boolean": ("Bool", "NSNumber"),
    "Date": ("TimeInterval", "Date"), "Decimal": (nil, "NSDecimalNumber"),
    "String": (nil, "String"), "Binary": (nil, "Data"), "UUID": (nil, "UUID"),
    "URI": (nil, "URL"),
  ]

  private static func type(of attribute: DataModelDocument.Attribute) -> String {
    let type = types[attribute.type]
    if attribute.isScalar, let scalar = type?.scalar { return scalar }
    let own = attribute.className.flatMap { isIdentifier($0) ? $0 : nil }
    return (type?.object ?? own ?? "NSObject") + "?"
  }
}
