import Foundation
import TestSupport

@testable import AssetCatalogs

/// An asset catalog in a folder that is deleted with its test.
final class Catalog {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data("{\"info\": {\"version\": 1}}".utf8), "Media.xcassets/Contents.json")
  }

  var path: String { folder.path("Media.xcassets") }
  var index: AssetIndex { AssetIndex(catalogs: [path]) }

  /// Writes a set's `Contents.json` and the files in the set.
  func add(_ set: String, _ contents: String, files: [String] = []) throws {
    try folder.write(Data(contents.utf8), "Media.xcassets/\(set)/Contents.json")
    for file in files { try folder.write(Data(file.utf8), "Media.xcassets/\(set)/\(file)") }
  }

  /// Writes an image set and reads it.
  func image(
    _ images: String, properties: String = "{}", files: [String] = []
  ) throws -> ImageSet {
    let set = "S\(UUID().uuidString).imageset"
    try add(set, "{\"images\": [\(images)], \"properties\": \(properties)}", files: files)
    return try AssetReader.imageSet(at: "\(path)/\(set)")
  }

  /// Writes a colour set with one colour and reads it.
  func color(_ color: String) throws -> AssetColor? {
    let set = "C\(UUID().uuidString).colorset"
    try add(set, "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}")
    return try AssetReader.colorSet(at: "\(path)/\(set)").variants.first?.color
  }
}
