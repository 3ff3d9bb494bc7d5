import Foundation

/// The sets of some asset catalogs, by name; none of them is read yet.
///
/// A name is that of a set's folder without its ending. Folders on the way count where their
/// `Contents.json` has `provides-namespace`: `Group/Name`. All catalogs of a bundle share one name
/// space (Apple, *Asset Catalog Format Reference*, *Folders* and *Types Overview*).
package struct AssetIndex: Sendable {
  /// Folders within folders that are looked into at most.
  package static let depthLimit = 32
  /// Folders that are looked into at most. The largest catalogs known have some ten thousand.
  package static let folderLimit = 200_000

  /// What the catalogs have of each kind: names, and paths of the folders.
  package private(set) var sets: [AssetKind: [String: String]] = [:]
  package private(set) var problems: [AssetProblem] = []

  /// Lists catalogs.
  ///
  /// - Parameter catalogs: Paths of `.xcassets` folders; of sets with the same name, the first one's
  ///   is used.
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

  /// Returns the catalogs that lie in a folder, in order.
  package static func catalogs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }
}

/// A walk through the folders of catalogs.
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
        // An atlas's pictures are found by name like all others.
        let plain = ending == "spriteatlas" ? String(name[..<dot!]) : name
        let isSpace = providesNamespace(path)
        list(
          path, prefix: isSpace ? "\(prefix)\(plain)/" : prefix, ancestors: ancestors + [identity])
      }
    }
  }

  /// Whether sets within a set of this kind are parts of it, not found by name.
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
      problems.append(.duplicate(name: name, kind: kind, used: used, ignored: path))
    } else {
      sets[kind, default: [:]][name] = path
    }
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

/// Which folder a path leads to, whatever links are on the way.
private struct FolderIdentity: Equatable {
  let device: UInt64
  let inode: UInt64

  /// Nil where there is no folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
