import Foundation
import PropertyLists

/// A Core Data model as Xcode edits it: a folder with a version, or with several and the name of the current one.
package struct DataModelDocument: Sendable {
  package struct Entity: Sendable {
    package var name: String
    /// The class's name without its module; `NSManagedObject` if none is given.
    package var className: String
    /// The name of the entity that it inherits from.
    package var parent: String?
    package var isAbstract: Bool
    /// What Xcode generates for the class: `class`, or `category` for its properties only; nil for nothing.
    package var generation: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
  }

  package struct Attribute: Sendable {
    package var name: String
    /// As in the editor: `Integer 16`, `String`, `Transformable` and so on.
    package var type: String
    package var isOptional: Bool
    package var isTransient: Bool
    /// Whether a number, a flag or a date is a property of a scalar type.
    package var isScalar: Bool
    /// The default value as text; of a date, the seconds since the reference date.
    package var defaultValue: String?
    package var transformer: String?
    /// The class of a transformable value, if it is given.
    package var className: String?
  }

  package struct Relationship: Sendable {
    package var name: String
    package var isOptional: Bool
    /// The maximum number of objects; 0 for any number.
    package var maximum: Int
    package var minimum: Int
    package var isOrdered: Bool
    package var deletionRule: String
    /// The name of the entity at its other end, and of the relationship back.
    package var destination: String
    package var inverse: String
  }

  package private(set) var entities: [Entity] = []

  /// Reads the current version of a model.
  ///
  /// - Throws: `NibProblem` for a file that can't be read.
  package init(contentsOf url: URL) throws(NibProblem) {
    guard let file = Self.contents(of: url) else {
      throw NibProblem(.foreign("the folder has no version of a model"), file: url.path)
    }
    let root = try NibXML.read(NibXML.data(contentsOf: file), file: file.path)
    for element in root.children where element.name == "entity" {
      entities.append(Entity(element))
    }
  }

  /// Returns the file with the entities.
  private static func contents(of model: URL) -> URL? {
    let own = model.appendingPathComponent("contents")
    if FileManager.default.fileExists(atPath: own.path) { return own }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let list = try? BoundedFile.contents(
      of: model.appendingPathComponent(".xccurrentversion").path, maximum: 1 << 16)
    let current =
      list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      .flatMap { ($0 as? [String: Any])?["_XCCurrentVersionName"] as? String }
    guard let name = versions.first(where: { $0 == current }) ?? versions.first else { return nil }
    return model.appendingPathComponent(name).appendingPathComponent("contents")
  }
}

extension DataModelDocument.Entity {
  fileprivate init(_ element: NibElement) {
    let values = element.attributes
    name = values["name"] ?? ""
    // `.Song` is a class of the app's module.
    className =
      values["representedClassName"]?.split(separator: ".").last.map(String.init)
      ?? "NSManagedObject"
    parent = values["parentEntity"]
    isAbstract = values["isAbstract"] == "YES"
    generation = values["codeGenerationType"]
    for child in element.children {
      switch child.name {
      case "attribute": attributes.append(DataModelDocument.Attribute(child.attributes))
      case "relationship": relationships.append(DataModelDocument.Relationship(child.attributes))
      default: break
      }
    }
  }
}

extension DataModelDocument.Attribute {
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    type = values["attributeType"] ?? ""
    isOptional = values["optional"] == "YES"
    isTransient = values["transient"] == "YES"
    isScalar = values["usesScalarValueType"] == "YES"
    defaultValue = values[type == "Date" ? "defaultDateTimeInterval" : "defaultValueString"]
    transformer = values["valueTransformerName"]
    className = values["customClassName"]
  }
}

extension DataModelDocument.Relationship {
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    isOptional = values["optional"] == "YES"
    maximum = values["maxCount"].flatMap { Int($0) } ?? (values["toMany"] == "YES" ? 0 : 1)
    minimum = values["minCount"].flatMap { Int($0) } ?? 0
    isOrdered = values["ordered"] == "YES"
    deletionRule = values["deletionRule"] ?? ""
    destination = values["destinationEntity"] ?? ""
    inverse = values["inverseName"] ?? ""
  }
}
