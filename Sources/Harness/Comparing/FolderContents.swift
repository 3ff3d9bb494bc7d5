import Foundation
import Pixels
import Report

/// The PNG files in a folder, and what couldn't be read.
///
/// Names are bytes: strings would consider two names equal that differ in how an accent is encoded.
struct FolderContents {
  struct Problem {
    /// The path relative to the folder.
    var name: [UInt8]
    var words: String
    /// Whether the contents of that path are unknown.
    var isFolder: Bool
  }

  private(set) var names: Set<[UInt8]> = []
  private(set) var problems: [Problem] = []

  /// - Throws: `ComparingError` if the folder itself can't be read.
  init(of root: String, excluding excluded: Set<String>) throws(ComparingError) {
    var pending: [[UInt8]] = [[]]
    while let folder = pending.popLast() {
      let path = Array(root.utf8) + (folder.isEmpty ? [] : [UInt8(ascii: "/")] + folder)
      guard let stream = opendir(Self.terminated(path)) else {
        let reason = String(cString: strerror(errno))
        guard !folder.isEmpty else { throw .unreadableFolder(path: root, reason: reason) }
        fail(folder, "The folder \(Self.words(path)) can't be read: \(reason).", isFolder: true)
        continue
      }
      defer { closedir(stream) }
      errno = 0
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if name.first != UInt8(ascii: ".") {
          look(
            at: folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name, in: root, excluded,
            &pending)
        }
        errno = 0
      }
      if errno != 0 {
        let reason = String(cString: strerror(errno))
        guard !folder.isEmpty else { throw .unreadableFolder(path: root, reason: reason) }
        fail(folder, "The folder \(Self.words(path)) can't be read: \(reason).", isFolder: true)
      }
    }
  }

  private mutating func look(
    at name: [UInt8], in root: String, _ excluded: Set<String>, _ pending: inout [[UInt8]]
  ) {
    let path = Array(root.utf8) + [UInt8(ascii: "/")] + name
    let isPicture = String(decoding: name.suffix(4), as: UTF8.self).lowercased() == ".png"
    var status = stat()
    guard lstat(Self.terminated(path), &status) == 0 else {
      let code = errno
      // Removed since the folder was listed: ignored, unless it is a picture.
      if code == ENOENT, !isPicture { return }
      fail(
        name, "\(Self.words(path)) can't be inspected: \(String(cString: strerror(code))).",
        isFolder: !isPicture)
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      let words = String(decoding: path, as: UTF8.self)
      let isExcluded =
        !excluded.isEmpty && excluded.contains(PicturePair.resolved(words) ?? "")
        // An earlier call's report, whose pictures don't belong to the folder.
        || ReportFolder.isReport(URL(fileURLWithPath: words, isDirectory: true))
      if !isExcluded { pending.append(name) }
    } else if isPicture {
      if String(validating: name, as: UTF8.self) == nil {
        fail(
          name,
          "\(Self.words(path)) was not compared: its name is not UTF-8. Rename the file, or the "
            + "folder it is in.", isFolder: false)
      } else {
        names.insert(name)
      }
    }
  }

  private mutating func fail(_ name: [UInt8], _ words: String, isFolder: Bool) {
    problems.append(Problem(name: name, words: words, isFolder: isFolder))
  }

  /// Returns a printable name: bytes that aren't UTF-8 as \xE9.
  static func words(_ name: [UInt8]) -> String {
    if let text = String(validating: name, as: UTF8.self) { return text }
    return name.map {
      $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true)
    }.joined()
  }

  private static func terminated(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
