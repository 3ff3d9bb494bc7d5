import Foundation
import Pixels
import RunRecord

/// A folder with the report of a run: static files that can be opened from disk, without a server.
///
/// ```
/// index.html    the page
/// assets/       its scripts and its style
/// data.js       the facts for the page's overview
/// run.json      all facts, for other tools
/// junit.xml     for the CI's own display
/// summary.md    for a comment or a job summary
/// pictures/     PNG files, named after their contents
/// details/      the facts about single snapshots, several snapshots per file; and the
///               joined layout trees of a snapshot
/// layouts/      the layout trees of pictures that differ
/// texts/        the run's texts that differ, each with a copy that the page can read
/// films/        the steps of a screen as an animated PNG
/// pixels/       copies of pictures that differ, with pixels that a page from disk can read
/// ```
///
/// Pictures are stored during the run, from any thread, so that none has to be kept in memory; each
/// file is written atomically. The folder is marked as a report's before anything is written to it,
/// and only a report's own files are replaced or removed there.
public final class ReportFolder: Sendable {
  /// The folder.
  public let url: URL
  /// The page to open.
  public var page: URL { url.appendingPathComponent("index.html") }
  /// The record of the run.
  public var recordFile: URL { url.appendingPathComponent(RunRecord.fileName) }

  /// The files in the folder, accessed without following links.
  package let tree: FolderTree

  static let pictureFolder = "pictures"
  static let layoutFolder = "layouts"
  static let pixelFolder = "pixels"

  /// Opens the folder, creating it if necessary. Existing files stay until they are overwritten.
  ///
  /// - Throws: `ReportError.unusableFolder`, also if a report would replace files that aren't a
  ///   report's.
  public convenience init(at url: URL) throws(ReportError) {
    try self.init(at: url, isShared: true)
  }

  /// - Parameter isShared: Whether the folder may already contain files with other names, like
  ///   a build machine's; otherwise it must be new, empty or a report's.
  package init(at url: URL, isShared: Bool) throws(ReportError) {
    self.url = url
    tree = try ReportFolder.claim(url, isShared: isShared)
    do {
      try tree.makeFolder(ReportFolder.pictureFolder)
    } catch {
      throw ReportFolder.unusable(url, error)
    }
    let pictures = url.appendingPathComponent(ReportFolder.pictureFolder)
    for path in [url.path, pictures.path] where access(path, W_OK | X_OK) != 0 {
      throw .unusableFolder(path: url.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Stores a picture in the folder, unless it's already there.
  public func store(
    _ bitmap: Bitmap, scale: Double? = nil
  ) throws(ReportError) -> PictureRecord {
    let record = picture(
      named: PixelDigest(bitmap), width: bitmap.width, height: bitmap.height, scale: scale)
    return try store(record) {
      try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: scale))
    }
  }

  /// Draws a picture, unless the folder already contains it.
  ///
  /// - Throws: ``ReportError`` if it can't be drawn or written.
  package func store(
    _ drawn: DrawnPicture, scale: Double
  ) throws(ReportError) -> PictureRecord {
    do {
      return try store(
        sealed: PNGCodec.encode(drawn, metadata: PNGMetadata(scale: scale)), scale: scale)
    } catch let error as ReportError {
      throw error
    } catch {
      throw .picture(reason: "\(error)")
    }
  }

  /// Stores one of our PNG files in the folder, without decoding it.
  ///
  /// - Parameter scale: The scale in pixels per point, which files contain with only two decimals.
  /// - Throws: ``ReportError`` if it has no seal, or can't be written.
  package func store(sealed data: Data, scale: Double) throws(ReportError) -> PictureRecord {
    let head: PNGHead
    do { head = try PNGCodec.head(data) } catch { throw .picture(reason: error.description) }
    guard let digest = head.pixelDigest else {
      throw .picture(reason: "its file doesn't describe its pixels")
    }
    return try store(
      picture(named: digest, width: head.width, height: head.height, scale: scale)
    ) { data }
  }

  /// Stores a copy of one of our PNG files, such as a baseline, in the folder without decoding it.
  ///
  /// A file that was edited, or comes from elsewhere, is decoded and re-encoded.
  public func store(fileAt source: URL) throws(ReportError) -> PictureRecord {
    do {
      let head = try PNGCodec.readHead(from: source)
      guard let digest = head.pixelDigest else {
        return try store(PNGCodec.read(from: source), scale: head.scale)
      }
      return try store(
        picture(named: digest, width: head.width, height: head.height, scale: head.scale)
      ) { try Data(contentsOf: source) }
    } catch let error as ReportError {
      throw error
    } catch {
      throw .picture(reason: "\(error)")
    }
  }

  /// Writes a picture's file, unless the folder contains it.
  private func store(
    _ record: PictureRecord, file: () throws -> Data
  ) throws(ReportError) -> PictureRecord {
    guard tree.kind(of: record.file) != .file else { return record }
    let data: Data
    do { data = try file() } catch { throw .picture(reason: "\(error)") }
    try put(data, at: record.file)
    return record
  }

  /// Writes the page and the files next to it; may be called repeatedly during a run.
  ///
  /// - Parameter removesUnusedPictures: Whether to delete pictures that the record doesn't contain,
  ///   such as the last run's. Only files with names that this class creates are deleted.
  public func write(
    _ record: RunRecord, removesUnusedPictures: Bool = true
  ) throws(ReportError) {
    try write(RunFacts(record), removesUnusedPictures: removesUnusedPictures)
  }

  /// Writes the page and the files next to it, processing the snapshots one at a time.
  package func write(
    _ run: RunFacts, removesUnusedPictures: Bool = true
  ) throws(ReportError) {
    func failure(_ error: RunRecordError) -> ReportError { .record(reason: error.description) }
    try put(RunRecord.fileName) { file throws(ReportError) in
      try run.writeJSON(failure: failure, file)
    }
    let films = try putFilms(of: run)
    try putPageData(of: run, films: films)
    try putAssets()
    for snapshot in run.snapshots.snapshots(
      where: { $0.isFailure || [.stale, .pictured].contains($0) })
    {
      if snapshot.outcome.isFailure { try putPixels(of: snapshot) }
      try putLayout(of: snapshot)
      try putTexts(of: snapshot)
    }
    let place = placeInProject
    try put("junit.xml") { file throws(ReportError) in
      try JUnitReport.write(run, folder: place) { (text: String) throws(ReportError) in
        try file(Data(text.utf8))
      }
    }
    try put(Data(MarkdownSummary.text(run).utf8), at: "summary.md")
    try put(Data(ReportPage.html(run).utf8), at: "index.html")
    if removesUnusedPictures { removeUnused(except: run.snapshots, films) }
  }

  /// Stores a layout tree in the folder, unless it's already there.
  ///
  /// - Parameter json: The tree as a single line of JSON.
  /// - Returns: The file's path, relative to the folder.
  public func store(layout json: String) throws(ReportError) -> String {
    let name = PixelDigest(of: Data(json.utf8))
    let path = "\(ReportFolder.layoutFolder)/\(name).js"
    if tree.kind(of: path) != .file {
      try makeFolder(ReportFolder.layoutFolder)
      try put(Data("tateyoko.layout(\"\(name)\",\(json));\n".utf8), at: path)
    }
    return path
  }

  /// Joins both layout trees of a snapshot for the page, unless this has been done.
  private func putLayout(of snapshot: SnapshotRecord) throws(ReportError) {
    guard let file = snapshot.layouts.map(JoinedLayoutFile.init), tree.kind(of: file.path) != .file,
      let script = file.script({ try? tree.read($0, maximumByteCount: $1) })
    else { return }
    try makeFolder(PageData.detailFolder)
    try put(script, at: file.path)
  }

  /// The folder relative to the working directory, where CI systems look for its files.
  var placeInProject: String? {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = url.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : nil
  }

  private func putAssets() throws(ReportError) {
    try makeFolder(ReportPage.assetFolder)
    for asset in ReportPage.assets {
      try putChanged(asset.data, at: "\(ReportPage.assetFolder)/\(asset.name)")
    }
  }

  /// Writes a file if it has changed: a report is rewritten repeatedly during a run, and much of it
  /// stays the same.
  func putChanged(_ data: Data, at path: String) throws(ReportError) {
    if (try? tree.read(path, maximumByteCount: data.count)) == data { return }
    try put(data, at: path)
  }

  /// The maximum size of a displayed text; a browser would take too long for larger ones.
  private static let maximumTextSize = 4 << 20

  /// The folders that contain texts.
  private static let textFolders = ["texts/", "pending/"]

  /// Stores texts as scripts: browsers don't let a page from disk read text files.
  private func putTexts(of snapshot: SnapshotRecord) throws(ReportError) {
    for path in snapshot.shownTexts where RunRecord.isInside(path) {
      // The record may come from another machine, and refer to anything.
      guard ReportFolder.textFolders.contains(where: path.hasPrefix),
        let data = try? tree.read(path, maximumByteCount: ReportFolder.maximumTextSize)
      else { continue }
      do {
        let words = try [path, String(decoding: data, as: UTF8.self)].map { word in
          String(decoding: try JSONEncoder().encode(word), as: UTF8.self)
        }
        try putChanged(
          Data("tateyoko.textFile(\(words.joined(separator: ",")));\n".utf8), at: "\(path).js")
      } catch let error as ReportError {
        throw error
      } catch {
        throw .record(reason: "\(error)")
      }
    }
  }

  /// Stores pixels as text: browsers don't let a page from disk access the pixels of a picture
  /// file.
  private func putPixels(of snapshot: SnapshotRecord) throws(ReportError) {
    for picture in [snapshot.reference, snapshot.actual].compactMap(\.self) {
      guard let name = ReportFolder.name(of: picture) else { continue }
      let path = "\(ReportFolder.pixelFolder)/\(name).js"
      guard tree.kind(of: path) != .file, let data = try? tree.read(picture.file) else { continue }
      try makeFolder(ReportFolder.pixelFolder)
      try put(
        Data("tateyoko.pixels(\"\(name)\",\"\(data.base64EncodedString())\");\n".utf8),
        at: path)
    }
  }

  func makeFolder(_ name: String) throws(ReportError) {
    do {
      try tree.makeFolder(name)
    } catch {
      throw ReportFolder.notWritable(error)
    }
  }

  /// Returns the digest that one of our pictures is named after; `nil` for any other file.
  static func name(of picture: PictureRecord) -> String? {
    let prefix = "\(pictureFolder)/"
    guard picture.file.hasPrefix(prefix), picture.file.hasSuffix(".png") else { return nil }
    let name = picture.file.dropFirst(prefix.count).dropLast(4)
    return PixelDigest(name).map { "\($0)" }
  }

  package func put(_ data: Data, at path: String) throws(ReportError) {
    try put(path) { file throws(ReportError) in try file(data) }
  }

  /// Writes a file to the folder in pieces.
  func put(
    _ path: String, _ body: ((Data) throws(ReportError) -> Void) throws(ReportError) -> Void
  ) throws(ReportError) {
    let writer: AtomicFileWriter
    // A folder that was deleted isn't recreated: someone has removed the report.
    let isAtTop = !path.utf8.contains(UInt8(ascii: "/"))
    do {
      writer = try tree.writer(at: path, makesFolders: !isAtTop && tree.exists)
    } catch { throw ReportFolder.notWritable(error) }
    try body { (data: Data) throws(ReportError) in
      do throws(FileError) { try writer.put(data) } catch { throw ReportFolder.notWritable(error) }
    }
    do {
      try writer.finish(isDurable: false)
    } catch { throw ReportFolder.notWritable(error) }
  }

  private func picture(
    named digest: PixelDigest, width: Int, height: Int, scale: Double?
  ) -> PictureRecord {
    PictureRecord(
      file: "\(ReportFolder.pictureFolder)/\(digest).png", width: width, height: height,
      scale: scale)
  }

  /// Removes files that only an earlier run used, if they have names that this class creates.
  private func removeUnused(except snapshots: any SnapshotSource, _ films: Films) {
    // Digests, because a long run has many pictures.
    var used: [String: Set<PixelDigest>] = [:]
    used[Films.folder] = Set(
      films.paths.values.compactMap {
        PixelDigest($0.dropFirst(Films.folder.count + 1).dropLast(4))
      })
    for snapshot in snapshots.snapshots() {
      let pictures = [snapshot.reference, snapshot.actual, snapshot.difference]
      for path in pictures.map({ $0?.file }) + [
        snapshot.layouts?.reference, snapshot.layouts?.actual,
      ] {
        guard let path, let slash = path.firstIndex(of: "/"),
          let dot = path[slash...].firstIndex(of: "."),
          let digest = PixelDigest(path[path.index(after: slash)..<dot])
        else { continue }
        used[String(path[..<slash]), default: []].insert(digest)
      }
      if let layouts = snapshot.layouts {
        used[PageData.detailFolder, default: []].insert(JoinedLayoutFile(layouts).digest)
      }
      guard snapshot.outcome.isFailure else { continue }
      for picture in [snapshot.reference, snapshot.actual].compactMap(\.self) {
        if let name = ReportFolder.name(of: picture), let digest = PixelDigest(name) {
          used[ReportFolder.pixelFolder, default: []].insert(digest)
        }
      }
    }
    for (folder, ending) in [
      (ReportFolder.pictureFolder, ".png"), (ReportFolder.layoutFolder, ".js"),
      (ReportFolder.pixelFolder, ".js"), (PageData.detailFolder, ".js"),
      (Films.folder, ".png"),
    ] {
      for name in tree.names(in: folder) where name.hasSuffix(ending) {
        guard let digest = PixelDigest(name.dropLast(ending.count)),
          used[folder]?.contains(digest) != true
        else { continue }
        // A file that can't be removed does no harm.
        try? tree.remove("\(folder)/\(name)")
      }
    }
  }
}

extension SnapshotRecord {
  /// The texts that the page shows: both compared ones, or the future first baseline.
  fileprivate var shownTexts: [String] {
    let isText = outcome == .missing && pending?.hasSuffix(".txt") == true
    return [texts?.reference, texts?.actual ?? (isText ? pending : nil)].compactMap(\.self)
  }
}
