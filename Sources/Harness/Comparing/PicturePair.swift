import Foundation
import Pixels

/// A baseline and the picture to compare with it; one of them may be missing.
package struct PicturePair: Hashable, Sendable {
  /// The enclosing folder, starting with the name of the baselines' folder.
  package var scenario: String
  /// The file's name without its extension.
  package var id: String
  /// The baseline's path; if it doesn't exist yet, its future path.
  package var baseline: String
  package var actual: String
  package var hasBaseline = true
  package var hasActual = true
  /// The path relative to both folders; `nil` for a pair of files.
  package var relativePath: String?
  /// Why it can't be compared, determined before reading any file.
  package var problem: String?

  /// Pairs two files, or the PNG files in two folders by their relative path.
  ///
  /// Hidden files, other files, folders behind links and `excluded` paths, such as an earlier
  /// report's folder, are skipped.
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
    let old = try FolderContents(of: baseline, excluding: excluded)
    let new = try FolderContents(of: actual, excluding: excluded)
    let problems = old.problems + new.problems
    guard !old.names.isEmpty || !new.names.isEmpty || !problems.isEmpty else {
      throw .nothing(baseline: baseline, actual: actual)
    }
    let root = PathText.name(of: Self.resolved(baseline) ?? baseline)
    func pair(_ name: String) -> PicturePair {
      let folder = PathText.folder(of: name)
      return PicturePair(
        scenario: folder.isEmpty ? root : "\(root)/\(folder)", id: PathText.stem(of: name),
        baseline: "\(baseline)/\(name)", actual: "\(actual)/\(name)", relativePath: name)
    }
    // A folder that one side can't read says nothing about the other side's files.
    let unknown = problems.filter(\.isFolder).map { $0.name + [UInt8(ascii: "/")] }
    var pairs = old.names.union(new.names)
      .filter { name in !unknown.contains { name.starts(with: $0) } }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { name in
        var pair = pair(String(decoding: name, as: UTF8.self))
        pair.hasBaseline = old.names.contains(name)
        pair.hasActual = new.names.contains(name)
        return pair
      }
    pairs += problems.map { problem in
      var pair = pair(FolderContents.words(problem.name))
      pair.problem = problem.words
      return pair
    }
    giveDistinctIDs(&pairs)
    return pairs
  }

  /// Gives longer identifiers to pairs with the same one, such as x.png and x.PNG, or names that
  /// differ only in the Unicode form of an accent.
  private static func giveDistinctIDs(_ pairs: inout [PicturePair]) {
    func key(_ pair: PicturePair, _ id: String) -> [String] { [pair.scenario, id] }
    var counts: [[String]: Int] = [:]
    for pair in pairs { counts[key(pair, pair.id), default: 0] += 1 }
    var used = Set(counts.keys)
    for index in pairs.indices where counts[key(pairs[index], pairs[index].id)] ?? 0 > 1 {
      let pair = pairs[index]
      let name = PathText.name(of: pair.relativePath ?? pair.id)
      let escaped = name.utf8.map {
        $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16, uppercase: true)
      }.joined()
      var id = [name, escaped].first { !used.contains(key(pair, $0)) }
      var number = 2
      while id == nil {
        let candidate = "\(escaped) \(number)"
        if !used.contains(key(pair, candidate)) { id = candidate }
        number += 1
      }
      pairs[index].id = id ?? escaped
      used.insert(key(pair, pairs[index].id))
    }
  }

  private static func isFolder(
    _ path: String, isBaseline: Bool
  ) throws(ComparingError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(path: path, isBaseline: isBaseline) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  static func resolved(_ path: String) -> String? {
    guard let full = realpath(path, nil) else { return nil }
    defer { free(full) }
    return String(cString: full)
  }
}
