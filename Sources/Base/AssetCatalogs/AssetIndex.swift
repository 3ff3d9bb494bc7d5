import Foundation

/// The sets in some asset catalogs, by name; they are read lazily.
///
/// A set's name is its folder's name without the extension. Enclosing folders are part of it if
/// their `Contents.json` has `provides-namespace`: `Group/Name`. All catalogs of a bundle share a
/// namespace (Apple, *Asset Catalog Format Reference*, *Folders* and *Types Overview*).
package struct AssetIndex: Sendable {
  /// The maximum depth of folders.
  package static let depthLimit = 32
  /// The maximum number of folders. The largest known catalogs have a few tens of thousands.
  package static let folderLimit = 200_000

  /// The sets of each kind: names, and paths of the folders.
  package private(set) var sets: [AssetKind: [String: String]] = [:]
  package private(set) var problems: [AssetProblem] = []

  /// Lists catalogs.
  ///
  /// - Parameter catalogs: The paths of `.xcassets` folders; if several sets have the same name,
  ///   the first is used.
  package init(catalogs: [String]) {
    var walk = Walk()
    for catalog in catalogs { walk.list(catalog) }
    sets = walk.sets
    problems = walk.problems
  }

  /// Returns the folder of a set.
  package func path(of kind: AssetKind, named name: String) -> String? { sets[kind]?[name] }

  /// Returns the names of one kind, in order.
  package func names(of kind: AssetKind) -> [String] { (sets[kind] ?? [:]).keys.sorted() }

  /// Returns the catalogs in a folder, sorted.
  package static func catalogs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }
}

/// A traversal of the folders of catalogs.
private struct Walk {
  var sets: [AssetKind: [String: String]] = [:]
  var problems: [AssetProblem] = []
  private var folderCount = 0
  private var isFull = false

  mutating func list(_ catalog: String) {
    guard let identity = FolderIdentity(catalog) else {
      problems.append(.missing(path: catalog))
      return
    }
    list(catalog, prefix: "", ancestors: [identity])
  }

  private mutating func list(_ folder: String, prefix: String, ancestors: [FolderIdentity]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      problems.append(.unreadable(path: folder, reason: "the folder can't be opened"))
      return
    }
    for name in names where !name.hasPrefix(".") {
      guard !isFull else { return }
      let path = "\(folder)/\(name)"
      guard let identity = FolderIdentity(path) else { continue }
      guard !ancestors.contains(identity) else {
        problems.append(.linkLoop(path: path))
        continue
      }
      folderCount += 1
      guard folderCount <= AssetIndex.folderLimit else {
        problems.append(.tooManyFolders(path: folder, maximum: AssetIndex.folderLimit))
        isFull = true
        return
      }
      let dot = name.lastIndex(of: ".")
      let ending = dot.map { String(name[name.index(after: $0)...]) }
      if let dot, let kind = ending.flatMap(AssetKind.init) {
        add(prefix + name[..<dot], kind, path)
      } else if ending.map(Self.hasNoImages) != true {
        guard ancestors.count < AssetIndex.depthLimit else {
          problems.append(.tooDeep(path: path, maximum: AssetIndex.depthLimit))
          continue
        }
        // An atlas's pictures are found by name like any others.
        let plain = ending == "spriteatlas" ? String(name[..<dot!]) : name
        let isSpace = providesNamespace(path)
        list(
          path, prefix: isSpace ? "\(prefix)\(plain)/" : prefix, ancestors: ancestors + [identity])
      }
    }
  }

  /// Whether sets inside a set of this kind are parts of it, and not found by name.
  private static func hasNoImages(_ ending: String) -> Bool {
    [
      "appiconset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "iconset",
      "complicationset", "textureset", "cubetextureset", "mipmapset", "stickerpack",
      "stickersequence", "arresourcegroup", "gcdashboardimage", "gcleaderboard",
      "gcleaderboardset", "sticker", "solidimagestack", "solidimagestacklayer",
    ].contains(ending)
  }

  private mutating func add(_ name: String, _ kind: AssetKind, _ path: String) {
    if let used = sets[kind]?[name] {
      guard !Self.areCopies(used, path) else { return }
      problems.append(.duplicate(name: name, kind: kind, used: used, ignored: path))
    } else {
      sets[kind, default: [:]][name] = path
    }
  }

  /// Whether two sets come from a catalog and its copy, for example in the main bundle and in a module's.
  private static func areCopies(_ first: String, _ second: String) -> Bool {
    guard let place = place(first), place == self.place(second) else { return false }
    let contents = [first, second].map {
      FileManager.default.contents(atPath: "\($0)/\(ContentsFile.name)")
    }
    return contents[0] == contents[1]
  }

  /// Returns a path from its catalog on.
  private static func place(_ path: String) -> [Substring]? {
    let parts = path.split(separator: "/")
    return parts.lastIndex { $0.hasSuffix(".xcassets") }.map { Array(parts[$0...]) }
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let path = "\(folder)/\(ContentsFile.name)"
    guard access(path, F_OK) == 0 else { return false }
    do throws(AssetProblem) {
      return try ContentsFile(path: path).properties?.providesNamespace ?? false
    } catch {
      problems.append(error)
      return false
    }
  }
}

/// The identity of a path's folder, regardless of links in the path.
private struct FolderIdentity: Equatable {
  let device: UInt64
  let inode: UInt64

  /// `nil` if there is no folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
