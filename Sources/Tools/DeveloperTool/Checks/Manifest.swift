import Foundation

/// The output of `swift package dump-package`.
struct Manifest: Decodable {
  struct Target: Decodable {
    struct Dependency: Decodable {
      let name: String?

      private enum Key: String, CodingKey { case byName, target, product }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first else {
          name = nil
          return
        }
        var values = try container.nestedUnkeyedContainer(forKey: key)
        name = try values.decodeIfPresent(String.self)
      }
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
    /// What of the folder is not compiled, such as files that tests read.
    let exclude: [String]

    var isTest: Bool { type == "test" }
    var folder: String {
      let parent = isTest ? "Tests" : type == "plugin" ? "Plugins" : "Sources"
      return path ?? "\(parent)/\(name)"
    }
    /// The index in `FloorTables.doors` of the folder that the module is in.
    var door: Int? {
      let parts = folder.split(separator: "/")
      guard parts.count == 3, parts[0] == "Sources" else { return nil }
      return FloorTables.doors.firstIndex(of: String(parts[1]))
    }
    /// The Swift files that are compiled.
    var swiftFiles: [String] {
      files(in: folder, ".swift").filter { file in
        !exclude.contains { file.hasPrefix("\(folder)/\($0)/") }
      }
    }
  }

  let targets: [Target]

  /// Reads a file, or the manifest of the package in this folder.
  init(contentsOf path: String? = nil) throws {
    let data =
      try path.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
      ?? output(of: "swift", "package", "dump-package")
    self = try JSONDecoder().decode(Manifest.self, from: data)
  }
}
