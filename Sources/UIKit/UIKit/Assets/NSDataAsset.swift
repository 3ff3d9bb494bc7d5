import AssetCatalogs
import Foundation
import PropertyLists

/// The bytes of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The set's name.
  public let name: String
  public let data: Data
  /// The maximum number of bytes to read.
  private static let sizeLimit = 1 << 30
  /// The type specified by the set, or else `public.data`.
  public let typeIdentifier: String

  /// Reads a data set of the main bundle; nil if there is none with that name.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set of a bundle; nil if there is none with that name.
  public init?(name: String, bundle: Bundle) {
    guard let path = AssetStore.index(of: bundle).path(of: .data, named: name) else {
      ResourceNotes.tellMissing(data: name, in: bundle)
      return nil
    }
    guard let set = AssetStore.dataSet(at: path),
      let file = set.variants.best(for: UITraitCollection.current)
    else { return nil }
    let data: Data
    do throws(BoundedFile.Problem) {
      data = try BoundedFile.contents(of: file.path, maximum: Self.sizeLimit)
    } catch {
      ResourceNotes.tell([AssetProblem(error, path: file.path)])
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = file.typeIdentifier ?? "public.data"
    super.init()
  }
}
