import Foundation

/// A file that an overlay replaces.
struct OverlayRoot: Codable, Hashable {
  /// The original's path.
  var name: String
  /// The path of the replacement.
  var contents: String
  var type = "file"

  enum CodingKeys: String, CodingKey {
    case name, type
    case contents = "external-contents"
  }

  /// Returns an overlay in JSON, which is also YAML.
  static func overlay(_ roots: [OverlayRoot]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let list = try roots.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return
      "{\"version\": 0, \"case-sensitive\": \"true\", \"use-external-names\": false, \"roots\": [\n"
      + list.joined(separator: ",\n") + "\n]}\n"
  }

  private struct Overlay: Decodable {
    var roots: [OverlayRoot]
  }

  /// Returns the files that an overlay replaces.
  static func roots(of overlay: URL) throws -> [OverlayRoot] {
    do {
      return try JSONDecoder().decode(Overlay.self, from: Data(contentsOf: overlay)).roots
    } catch {
      throw ToolError("cannot read \(overlay.path); remove its folder and try again")
    }
  }
}
