import Foundation
import Pixels

/// A baseline and the picture to compare with it; one of both may be missing.
package struct PicturePair: Hashable, Sendable {
  /// The folder it is in, beginning with the name of the baselines' folder.
  package var scenario: String
  /// The file's name without its ending.
  package var id: String
  /// The baseline's path. Where there is none yet, the path it would have.
  package var baseline: String
  package var actual: String
  package var hasBaseline = true
  package var hasActual = true
  /// The path below both folders; nil for a pair of files.
  package var relativePath: String?

  /// Pairs two files, or the PNG files below two folders by their path.
  ///
  /// Hidden files, other files, folders behind links and `excluded`, such as an earlier report's
  /// folder, are passed over.
  package static func find(
    baseline: String, actual: String, excluding excluded: [String] = []
  ) throws(ComparingError) -> [PicturePair] {
    let isFolder = (
      baseline: try Self.isFolder(baseline, isBaseline: true),
      actual: try Self.isFolder(actual, isBaseline: false)
    )
    guard isFolder.baseline == isFolder.actual else {
      throw .fileAndFolder(
        file: isFolder.baseline ? actual : baseline, folder: isFolder.baseline ? baseline : actual)
    }
    guard isFolder.baseline else {
      return [
        PicturePair(
          scenario: "pictures", id: PathText.stem(of: baseline), baseline: baseline,
          actual: actual)
      ]
    }
    let excluded = Set(excluded.compactMap(Self.resolved))
    let old = Set(try names(in: baseline, excluding: excluded))
    let new = Set(try names(in: actual, excluding: excluded))
    guard !old.isEmpty || !new.isEmpty else { throw .nothing(baseline: baseline, actual: actual) }
    let root = PathText.name(of: Self.resolved(baseline) ?? baseline)
    return old.union(new).sorted().map { name in
      let folder = PathText.folder(of: name)
      return PicturePair(
        scenario: folder.isEmpty ? root : "\(root)/\(folder)",
        id: PathText.stem(of: name),
        baseline: "\(baseline)/\(name)", actual: "\(actual)/\(name)",
        hasBaseline: old.contains(name), hasActual: new.contains(name), relativePath: name)
    }
  }

  private static func isFolder(
    _ path: String, isBaseline: Bool
  ) throws(ComparingError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(path: path, isBaseline: isBaseline) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func resolved(_ path: String) -> String? {
    guard let full = realpath(path, nil) else { return nil }
    defer { free(full) }
    return String(cString: full)
  }

  /// The PNG files below a folder, by their paths relative to it.
  private static func names(
    in root: String, excluding excluded: Set<String>
  ) throws(ComparingError) -> [String] {
    var result: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      guard let stream = opendir(path) else {
        throw .unreadableFolder(path: path, reason: String(cString: strerror(errno)))
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        var status = stat()
        guard lstat("\(root)/\(relative)", &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if excluded.isEmpty || !excluded.contains(resolved("\(root)/\(relative)") ?? "") {
            pending.append(relative)
          }
        } else if name.lowercased().hasSuffix(".png") {
          result.append(relative)
        }
      }
    }
    return result
  }
}
