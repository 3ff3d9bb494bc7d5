import Foundation
import Pixels
import Report
import RunRecord

/// This process's file among the ``UsedBaselines``.
///
/// Lines are added by single writes at the file's end. Not to be shared between threads.
final class UsedBaselinesFile {
  let run: TestRun
  /// The file's name.
  let name: String
  private let descriptor: Int32
  private var seen: Set<PixelDigest> = []
  /// The folders in which baselines were asked for.
  private(set) var folders: Set<String> = []

  /// Begins a file, and removes those that earlier runs left.
  ///
  /// - Throws: `FileError` when the folder can't be written to, `ReportError` where it is not a
  ///   report's.
  init(artifacts: URL, run: TestRun, shard: RunShard? = nil) throws {
    self.run = run
    let tree = try ReportFolder.claim(artifacts)
    Self.removeEarlier(in: tree, than: run)
    var name = "\(getpid()).txt"
    var descriptor: Int32 = -1
    // A number that the system gave out again would hide another process of this run.
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

  /// Notes a baseline, once.
  func note(_ path: String, location: String?) {
    let path = Self.relative(path)
    // The digest stands for the path: a long run has many.
    guard seen.insert(PixelDigest(of: Data(path.utf8))).inserted else { return }
    folders.insert((path as NSString).deletingLastPathComponent)
    let place = location.map { "\t\(UsedBaselines.Manifest.escaped($0))" } ?? ""
    write("+ \(UsedBaselines.Manifest.escaped(path))\(place)\n")
  }

  /// Notes that a stale baseline was reported, so that no other process reports it again.
  func noteTold(_ path: String) {
    write("! \(UsedBaselines.Manifest.escaped(path))\n")
  }

  /// Notes that the process has come to its end; one that was killed does not.
  func noteEnd() {
    write("end of the process\n")
  }

  /// A path below the working folder without the way there.
  static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    return full.hasPrefix(here + "/") ? String(full.dropFirst(here.count + 1)) : full
  }

  /// What can't be noted makes no test fail: the run then knows less of stale baselines.
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
