import Foundation
import Pixels
import RunRecord

/// A folder with the report of a run: static files that open from disk, without a server.
///
/// ```
/// index.html    the page
/// assets/       its scripts and its style
/// data.js       the facts that the page's front shows
/// run.json      all facts, for other tools
/// junit.xml     for the CI's own display
/// summary.md    for a comment or a job summary
/// pictures/     PNG files, named after their content
/// details/      the facts that the page shows of one snapshot, some snapshots a file; and the
/// layout
///               trees of one, joined
/// layouts/      the layout trees of pictures that differ
/// texts/        what the run left of texts that differ, each with a copy that the page can read
/// films/        the steps of a screen as an animated PNG
/// pixels/       the pictures that differ once more, as a page from disk can read their pixels
/// ```
///
/// Pictures are stored as the run goes, from any thread, so that none has to be kept in memory;
/// each file appears whole or not at all. The folder is marked as a report's before anything is
/// written into it, and only what a report writes is replaced or removed there.
public final class ReportFolder: Sendable {
  /// The folder.
  public let url: URL
  /// The page to open.
  public var page: URL { url.appendingPathComponent("index.html") }
  /// The record of the run.
  public var recordFile: URL { url.appendingPathComponent(RunRecord.fileName) }

  /// What is written, read and removed below the folder, never through a link.
  package let tree: FolderTree

  static let pictureFolder = "pictures"
  static let layoutFolder = "layouts"
  static let pixelFolder = "pixels"

  /// Opens the folder, making it if need be. What is in it stays until it is written over.
  ///
  /// - Throws: `ReportError.unusableFolder` also where a report would take the place of what is
  ///   none of a report's.
  public convenience init(at url: URL) throws(ReportError) {
    try self.init(at: url, isShared: true)
  }

  /// - Parameter isShared: Whether others may have put files of other names there before, as tests of a
  ///   build machine do; else a folder is taken that is new, empty or a report's.
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

  /// Puts a picture into the folder, unless it is there already.
  public func store(
    _ bitmap: Bitmap, scale: Double? = nil
  ) throws(ReportError) -> PictureRecord {
    let record = picture(
      named: PixelDigest(bitmap), width: bitmap.width, height: bitmap.height, scale: scale)
    guard tree.kind(of: record.file) != .file else { return record }
    let data: Data
    do {
      data = try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: scale))
    } catch {
      throw .picture(reason: error.description)
    }
    try put(data, at: record.file)
    return record
  }

  /// Draws a picture, which the folder may have already.
  ///
  /// - Throws: ``ReportError`` when it can't be drawn or written.
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

  /// Puts a PNG file of ours into the folder, without decoding it.
  ///
  /// - Parameter scale: Pixels a point, which a file says with two decimals only.
  /// - Throws: ``ReportError`` when it has no seal, or can't be written.
  package func store(sealed data: Data, scale: Double) throws(ReportError) -> PictureRecord {
    let head: PNGHead
    do { head = try PNGCodec.head(data) } catch { throw .picture(reason: error.description) }
    guard let digest = head.pixelDigest else {
      throw .picture(reason: "its file says nothing of its pixels")
    }
    let record = picture(named: digest, width: head.width, height: head.height, scale: scale)
    if tree.kind(of: record.file) != .file { try put(data, at: record.file) }
    return record
  }

  /// Puts a copy of a PNG file of ours, such as a baseline, into the folder without decoding it.
  ///
  /// A file that was edited, or comes from elsewhere, is decoded and written anew.
  public func store(fileAt source: URL) throws(ReportError) -> PictureRecord {
    do {
      let head = try PNGCodec.readHead(from: source)
      guard let digest = head.pixelDigest else {
        return try store(PNGCodec.read(from: source), scale: head.scale)
      }
      let record = picture(
        named: digest, width: head.width, height: head.height, scale: head.scale)
      if tree.kind(of: record.file) != .file {
        try put(try Data(contentsOf: source), at: record.file)
      }
      return record
    } catch let error as ReportError {
      throw error
    } catch {
      throw .picture(reason: "\(error)")
    }
  }

  /// Writes the page and the files beside it; may be called again as the run goes on.
  ///
  /// - Parameter removesUnusedPictures: whether pictures that the record doesn't mention, such as
  ///   those of the last run, are deleted. Only files that are named as this class names them are.
  public func write(
    _ record: RunRecord, removesUnusedPictures: Bool = true
  ) throws(ReportError) {
    try write(RunFacts(record), removesUnusedPictures: removesUnusedPictures)
  }

  /// Writes the page and the files beside it, going through the snapshots one by one.
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

  /// Puts a layout tree into the folder, unless it is there already.
  ///
  /// - Parameter json: The tree as one line of JSON.
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

  /// Joins both layout trees of a snapshot for the page, unless that was done.
  private func putLayout(of snapshot: SnapshotRecord) throws(ReportError) {
    guard let file = snapshot.layouts.map(JoinedLayoutFile.init), tree.kind(of: file.path) != .file,
      let script = file.script({ try? tree.read($0, maximumByteCount: $1) })
    else { return }
    try makeFolder(PageData.detailFolder)
    try put(script, at: file.path)
  }

  /// The folder relative to the working directory, which CI systems look for its files from.
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

  /// A report is written again and again as a run goes on; much of it stays the same.
  func putChanged(_ data: Data, at path: String) throws(ReportError) {
    if (try? tree.read(path, maximumByteCount: data.count)) == data { return }
    try put(data, at: path)
  }

  /// The largest text that the page shows; a browser would take too long over larger ones.
  private static let maximumTextSize = 4 << 20

  /// The folders that texts lie in.
  private static let textFolders = ["texts/", "pending/"]

  /// Browsers let no page from disk read text files either, only scripts.
  private func putTexts(of snapshot: SnapshotRecord) throws(ReportError) {
    for path in snapshot.shownTexts where RunRecord.isInside(path) {
      // The record may be another machine's, and name anything.
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

  /// Browsers let no page from disk look at the pixels of a picture file; text they read.
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

  /// The digest that names a picture of ours; nil for any other file.
  static func name(of picture: PictureRecord) -> String? {
    let prefix = "\(pictureFolder)/"
    guard picture.file.hasPrefix(prefix), picture.file.hasSuffix(".png") else { return nil }
    let name = picture.file.dropFirst(prefix.count).dropLast(4)
    return PixelDigest(name).map { "\($0)" }
  }

  package func put(_ data: Data, at path: String) throws(ReportError) {
    try put(path) { file throws(ReportError) in try file(data) }
  }

  /// Puts a file into the folder that comes piece by piece.
  func put(
    _ path: String, _ body: ((Data) throws(ReportError) -> Void) throws(ReportError) -> Void
  ) throws(ReportError) {
    let writer: AtomicFileWriter
    // A folder that went away is not made again: someone has removed the report.
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

  /// Removes what only an earlier run mentioned, and nothing that isn't named as ours are.
  private func removeUnused(except snapshots: any SnapshotSource, _ films: Films) {
    // Digests, as a long run has many pictures.
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
        // One that can't be removed does no harm.
        try? tree.remove("\(folder)/\(name)")
      }
    }
  }
}

extension SnapshotRecord {
  /// The texts that the page shows: both that were compared, or what may become the first baseline.
  fileprivate var shownTexts: [String] {
    let isText = outcome == .missing && pending?.hasSuffix(".txt") == true
    return [texts?.reference, texts?.actual ?? (isText ? pending : nil)].compactMap(\.self)
  }
}
