import Foundation
import Pixels
import RunRecord

extension ReportFolder {
  /// The file that marks a folder as a report's.
  package static let markName = ".tateyoko-report"
  private static let mark = "tateyoko-report 1\n"

  /// The default folder of a report.
  package static let usualName = "tateyoko-report"

  /// The files that a report writes to its folder: in a marked one these names belong to it.
  private static let ownFiles = [
    "index.html", "data.js", RunRecord.fileName, "junit.xml", "summary.md",
    SnapshotJournal.fileName, ".test-run",
  ]
  private static let ownFolders = [
    ReportPage.assetFolder, pictureFolder, layoutFolder, pixelFolder, Films.folder,
    PageData.detailFolder,
    "texts",
    "pending", usedFolder,
  ]

  /// Claims a folder for a report, creating and marking it if necessary.
  ///
  /// A folder without our mark is only claimed if nothing in it has a name that a report uses, or
  /// if it contains a report of a release that left no mark. The root of a package or a checkout is
  /// never claimed: a report's ten names would mix with its files.
  ///
  /// - Parameters:
  ///   - isShared: Whether other files are allowed.
  ///   - workingFolder: The folder that contains a report by default.
  /// - Returns: The folder's files.
  /// - Throws: `ReportError.unusableFolder` if the folder, or one of those names in it, belongs to
  ///   something else, or is a link.
  package static func claim(
    _ url: URL, isShared: Bool = true,
    workingFolder: String = FileManager.default.currentDirectoryPath
  ) throws(ReportError) -> FolderTree {
    let path = url.standardizedFileURL.path
    // Nobody specified this folder: a checkout that contains such a link is malicious.
    if path == "\(workingFolder)/\(usualName)", isLink(path) {
      throw .unusableFolder(
        path: url.path, reason: "it is a symbolic link; if that is intended, pass its target")
    }
    let tree = FolderTree(url.path)
    let isMarked = isMarked(tree)
    if !isMarked, let name = foreign(in: tree, isShared: isShared),
      !(isReport(url) && hasOwnAssets(tree)),
      // Another process of the run may have marked it in the meantime.
      !Self.isMarked(tree)
    {
      let kind = tree.kind(of: name) == .folder ? "folder" : "file"
      throw .unusableFolder(
        path: url.path,
        reason:
          "it holds a \(kind) \(name) that does not belong to a report; pass a new or empty folder"
      )
    }
    for (names, kind) in [(ownFiles, FolderTree.Kind.file), (ownFolders, .folder)] {
      for name in names {
        guard let found = tree.kind(of: name), found != kind else { continue }
        let words =
          found == .link ? "a symbolic link" : "not a \(kind == .file ? "regular file" : "folder")"
        throw .unusableFolder(
          path: url.path, reason: "\(name) in it is \(words), which a report does not replace")
      }
    }
    guard !isMarked else { return tree }
    do {
      try tree.write(Data(mark.utf8), at: markName)
    } catch {
      throw unusable(url, error)
    }
    return tree
  }

  private static func isMarked(_ tree: FolderTree) -> Bool {
    (try? tree.read(markName, maximumByteCount: 4096))?.starts(with: mark.utf8) == true
  }

  /// Returns a name that a report uses and something else has, or that would conflict with any
  /// report.
  private static func foreign(in tree: FolderTree, isShared: Bool) -> String? {
    if let root = ["Package.swift", ".git"].first(where: { tree.kind(of: $0) != nil }) {
      return root
    }
    if !isShared, let name = tree.names().first { return name }
    return (ownFiles + ownFolders + [markName]).first { name in
      tree.kind(of: name) != nil && !(name == usedFolder && holdsUses(tree))
    }
  }

  /// Whether a process of an earlier release recorded its used baselines there; a passing run
  /// leaves nothing else.
  private static func holdsUses(_ tree: FolderTree) -> Bool {
    tree.names(in: usedFolder).contains { name in
      (try? tree.read("\(usedFolder)/\(name)", maximumByteCount: ForeignFile.maximumListSize))?
        .starts(with: "tateyoko-used ".utf8) == true
    }
  }

  private static let usedFolder = "used"

  /// Whether the folder of the page's own files contains nothing else.
  private static func hasOwnAssets(_ tree: FolderTree) -> Bool {
    let known = Set(ReportPage.assets.map(\.name))
    return tree.names(in: ReportPage.assetFolder).allSatisfy(known.contains)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a folder contains one of our reports, judging by the beginnings of its files.
  package static func isReport(_ folder: URL) -> Bool {
    // The ways a report begins, including ones left by killed processes.
    let beginnings = [
      (RunRecord.fileName, "{\"header\":"), ("data.js", "tateyoko."),
      (RunRecord.fileName, "{\n  \"header\""),
    ]
    return beginnings.contains { name, beginning in
      // Don't wait for a pipe in place of the file.
      let file = open(folder.appendingPathComponent(name).path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: beginning.utf8.count)
      return read(file, &bytes, bytes.count) == bytes.count && bytes.elementsEqual(beginning.utf8)
    }
  }

  static func unusable(_ url: URL, _ error: FileError) -> ReportError {
    let place = error.path == url.path ? "" : "\(error.path): "
    return .unusableFolder(path: url.path, reason: place + error.reason)
  }

  static func notWritable(_ error: FileError) -> ReportError {
    error.isDiskFull
      ? .diskFull(path: error.path) : .notWritable(path: error.path, reason: error.reason)
  }
}
