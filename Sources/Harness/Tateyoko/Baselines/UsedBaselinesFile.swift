import Foundation
import Pixels
import Report
import RunRecord

/// This process's file among the ``UsedBaselines``.
///
/// Lines are appended with single writes. Not thread-safe.
final class UsedBaselinesFile {
  let run: TestRun
  /// The file's name.
  let name: String
  private let descriptor: Int32
  private var seen: Set<PixelDigest> = []
  /// The folders that baselines were used from.
  private(set) var folders: Set<String> = []

  /// Creates a file, and removes the ones that earlier runs left.
  ///
  /// - Throws: `FileError` if the folder can't be written to, `ReportError` if it isn't a report's.
  init(artifacts: URL, run: TestRun, shard: RunShard? = nil) throws {
    self.run = run
    let tree = try ReportFolder.claim(artifacts)
    Self.removeEarlier(in: tree, than: run)
    var name = "\(getpid()).txt"
    var descriptor: Int32 = -1
    // A process identifier that the system reuses must not hide another process of this run.
    for attempt in 1... {
      do throws(FileError) {
        descriptor = try tree.openFile(
          "\(UsedBaselines.folderName)/\(name)", flags: O_WRONLY | O_EXCL | O_APPEND)
        break
      } catch {
        guard error.code == EEXIST, error.obstacle == nil, attempt < 1000 else { throw error }
        name = "\(getpid())-\(attempt).txt"
      }
    }
    self.descriptor = descriptor
    self.name = name
    var head = "\(UsedBaselines.Manifest.version)\nrun \(run.identity)\n"
    if let reason = run.partialReason { head += "part \(reason)\n" }
    if let shard { head += "shard \(shard)\n" }
    write(head)
  }

  deinit { close(descriptor) }

  /// Records the use of a baseline, once.
  func note(_ path: String, location: String?) {
    let path = Self.relative(path)
    // Digests instead of paths, because a long run uses many.
    guard seen.insert(PixelDigest(of: Data(path.utf8))).inserted else { return }
    folders.insert((path as NSString).deletingLastPathComponent)
    let place = location.map { "\t\(UsedBaselines.Manifest.escaped($0))" } ?? ""
    write("+ \(UsedBaselines.Manifest.escaped(path))\(place)\n")
  }

  /// Records that a stale baseline was reported, so that no other process reports it again.
  func noteTold(_ path: String) {
    write("! \(UsedBaselines.Manifest.escaped(path))\n")
  }

  /// Records that the process has finished; a killed process doesn't get here.
  func noteEnd() {
    write("end of the process\n")
  }

  /// Returns a path relative to the working folder, if it's inside it.
  static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    return full.hasPrefix(here + "/") ? String(full.dropFirst(here.count + 1)) : full
  }

  /// A failed write fails no test: the run then knows less about stale baselines.
  private func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      while Glibc.write(descriptor, start, bytes.count) < 0, errno == EINTR {}
    }
  }

  private static func removeEarlier(in tree: FolderTree, than run: TestRun) {
    let folder = UsedBaselines.folderName
    for name in tree.names(in: folder) where name.hasSuffix(".txt") {
      let path = "\(folder)/\(name)"
      guard
        let data = try? tree.read(path, maximumByteCount: ForeignFile.maximumListSize),
        let manifest = UsedBaselines.Manifest(text: String(decoding: data, as: UTF8.self)),
        manifest.run != run.identity
      else { continue }
      try? tree.remove(path)
    }
  }
}
