import Foundation
import NibDocuments

/// The entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []

  public override init() { super.init() }

  /// Reads a model: the folder that Xcode edits, whose name may end with that of a compiled one; nil if there is no such
  /// file.
  ///
  /// Of a model that Xcode has compiled, nothing is read.
  public convenience init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
    guard let document = try? DataModelDocument(contentsOf: url) else { return }
    entities = NSEntityDescription.all(in: document)
  }

  /// Merges the models of bundles, by default of the app's.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let merged = NSManagedObjectModel()
    // A framework's models are in the main bundle, too.
    var names: Set<String> = []
    for bundle in bundles ?? [.main] {
      for ending in ["momd", "mom"] {
        let models = bundle.paths(forResourcesOfType: ending, inDirectory: nil)
        for path in models.sorted() {
          let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path))
          merged.entities += (model?.entities ?? []).filter {
            names.insert($0.name ?? "").inserted
          }
        }
      }
    }
    return merged
  }

  open var entitiesByName: [String: NSEntityDescription] {
    var found: [String: NSEntityDescription] = [:]
    for entity in entities { if let name = entity.name { found[name] = entity } }
    return found
  }

  /// Returns the entity with a name, or else the one whose objects are of a class with that name.
  final func entity(named name: String) -> NSEntityDescription? {
    entitiesByName[name] ?? entities.first { $0.className == name }
  }
}
