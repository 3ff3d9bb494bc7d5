import Foundation
import TestSupport
import UIKit

/// A bundle with an asset catalog, deleted with its test.
final class AssetBundle {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("{}", "Media.xcassets/Contents.json")
  }

  var bundle: Bundle { Bundle(path: folder.url.path)! }

  func write(_ text: String, _ name: String) throws { try folder.write(Data(text.utf8), name) }

  /// Writes an image set of vectors; a name such as `24x16.svg` specifies an image of that size.
  func addImages(
    _ name: String, _ images: [String], properties: String = "{}"
  ) throws {
    let set = "Media.xcassets/\(name).imageset"
    try write(
      "{\"images\": [\(images.joined(separator: ","))], \"properties\": \(properties)}",
      "\(set)/Contents.json")
    for image in images {
      guard let match = image.firstMatch(of: /([0-9]+)x([0-9]+)\.svg/) else { continue }
      try write(Self.vector(match.1, match.2), "\(set)/\(match.0)")
    }
  }

  static func vector(_ width: some StringProtocol, _ height: some StringProtocol) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
    <rect width="\(width)" height="\(height)"/></svg>
    """
  }

  func addColors(_ name: String, _ colors: String) throws {
    try write("{\"colors\": [\(colors)]}", "Media.xcassets/\(name).colorset/Contents.json")
  }
}
