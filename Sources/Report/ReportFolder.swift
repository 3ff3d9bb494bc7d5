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
/// details/      the facts that the page shows of one snapshot, some snapshots a file
/// layouts/      the layout trees of pictures that differ, for the page
/// texts/        what the run left of texts that differ, each with a copy that the page can read
/// pixels/       the pictures that differ once more, as a page from disk can read their pixels
/// ```
///
/// Pictures are stored as the run goes, from any thread, so that none has to be kept in memory;
/// each file appears whole or not at all.
public final class ReportFolder: Sendable {
  /// The folder.
  public let url: URL
  /// The page to open.
  public var page: URL { url.appendingPathComponent("index.html") }
  /// The record of the run.
  public var recordFile: URL { url.appendingPathComponent(RunRecord.fileName) }

  private static let pictureFolder = "pictures"
  private static let layoutFolder = "layouts"
  private static let pixelFolder = "pixels"

  /// Opens the folder, making it if need be. What is in it stays until it is written over.
  ///
  /// - Throws: `ReportError.unusableFolder` also where a report would take the place of files of that
  ///   name which are none.
  public init(at url: URL) throws(ReportError) {
    self.url = url
    if let name = ReportFolder.foreignFile(in: url) {
      throw .unusableFolder(
        path: url.path,
        reason: "it holds a file \(name) that is no report's; name a folder that is new or empty")
    }
    let pictures = url.appendingPathComponent(ReportFolder.pictureFolder)
    do {
      try AtomicFile.makeFolder(pictures.path)
    } catch {
      let place = error.path == url.path ? "" : "\(error.path): "
      throw .unusableFolder(path: url.path, reason: place + error.reason)
    }
    for path in [url.path, pictures.path] where access(path, W_OK | X_OK) != 0 {
      throw .unusableFolder(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// A file of someone else's that a report would write over; nil where the folder has none, or is a
  /// report.
  private static func foreignFile(in folder: URL) -> String? {
    let names = ["index.html", "data.js", RunRecord.fileName, "junit.xml", "summary.md"]
    let present = names.filter {
      access(folder.appendingPathComponent($0).path, F_OK) == 0
    }
    return isReport(folder) ? nil : present.first
  }

  /// Whether a folder holds a report of ours, as far as the beginnings of its files tell.
  package static func isReport(_ folder: URL) -> Bool {
    // Each way in which a report begins, or is left by a process that was killed.
    let beginnings = [
      (RunRecord.fileName, "{\"header\":"), ("data.js", "tateyoko."),
      (RunRecord.fileName, "{\n  \"header\""),
    ]
    return beginnings.contains { name, beginning in
      // A pipe in the file's place is not waited for.
      let file = open(folder.appendingPathComponent(name).path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: beginning.utf8.count)
      return read(file, &bytes, bytes.count) == bytes.count && bytes.elementsEqual(beginning.utf8)
    }
  }

  /// Puts a picture into the folder, unless it is there already.
  public func store(
    _ bitmap: Bitmap, scale: Double? = nil
  ) throws(ReportError) -> PictureRecord {
    let record = picture(
      named: PixelDigest(bitmap), width: bitmap.width, height: bitmap.height, scale: scale)
    let file = url.appendingPathComponent(record.file)
    guard access(file.path, F_OK) != 0 else { return record }
    do {
      try PNGCodec.write(
        bitmap, to: file, metadata: PNGMetadata(scale: scale), isDurable: false)
    } catch {
      throw error.kind == .diskFull
        ? .diskFull(path: file.path) : .picture(reason: error.description)
    }
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
      let file = url.appendingPathComponent(record.file)
      if access(file.path, F_OK) != 0 {
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
    try putPageData(of: run)
    try putAssets()
    for snapshot in run.snapshots.snapshots(where: { $0.isFailure || $0 == .stale }) {
      if snapshot.outcome.isFailure { try putPixels(of: snapshot) }
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
    if removesUnusedPictures { removeUnused(except: run.snapshots) }
  }

  /// Puts a layout tree into the folder, unless it is there already.
  ///
  /// - Parameter json: The tree as one line of JSON.
  /// - Returns: The file's path, relative to the folder.
  public func store(layout json: String) throws(ReportError) -> String {
    let name = PixelDigest(of: Data(json.utf8))
    let path = "\(ReportFolder.layoutFolder)/\(name).js"
    if access(url.appendingPathComponent(path).path, F_OK) != 0 {
      try makeFolder(ReportFolder.layoutFolder)
      try put(Data("tateyoko.layout(\"\(name)\",\(json));\n".utf8), at: path)
    }
    return path
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
    if (try? Data(contentsOf: url.appendingPathComponent(path))) == data { return }
    try put(data, at: path)
  }

  /// The largest text that the page shows; a browser would take too long over larger ones.
  private static let maximumTextSize = 4 << 20

  /// Browsers let no page from disk read text files either, only scripts.
  private func putTexts(of snapshot: SnapshotRecord) throws(ReportError) {
    for path in snapshot.shownTexts where RunRecord.isInside(path) {
      guard let data = try? Data(contentsOf: url.appendingPathComponent(path)),
        data.count <= ReportFolder.maximumTextSize
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
      guard access(url.appendingPathComponent(path).path, F_OK) != 0,
        let data = try? Data(contentsOf: url.appendingPathComponent(picture.file))
      else { continue }
      try makeFolder(ReportFolder.pixelFolder)
      try put(
        Data("tateyoko.pixels(\"\(name)\",\"\(data.base64EncodedString())\");\n".utf8),
        at: path)
    }
  }

  func makeFolder(_ name: String) throws(ReportError) {
    let path = url.appendingPathComponent(name).path
    do {
      try AtomicFile.makeFolder(path)
    } catch {
      throw .notWritable(path: path, reason: error.reason)
    }
  }

  /// The digest that names a picture of ours; nil for any other file.
  static func name(of picture: PictureRecord) -> String? {
    let prefix = "\(pictureFolder)/"
    guard picture.file.hasPrefix(prefix), picture.file.hasSuffix(".png") else { return nil }
    let name = picture.file.dropFirst(prefix.count).dropLast(4)
    return PixelDigest(name).map { "\($0)" }
  }

  func put(_ data: Data, at path: String) throws(ReportError) {
    try put(path) { file throws(ReportError) in try file(data) }
  }

  /// Puts a file into the folder that comes piece by piece.
  func put(
    _ path: String, _ body: ((Data) throws(ReportError) -> Void) throws(ReportError) -> Void
  ) throws(ReportError) {
    let file = url.appendingPathComponent(path).path
    func refused(_ error: FileError) -> ReportError {
      error.isDiskFull ? .diskFull(path: file) : .notWritable(path: file, reason: error.reason)
    }
    let writer: AtomicFileWriter
    do { writer = try AtomicFileWriter(path: file) } catch { throw refused(error) }
    try body { (data: Data) throws(ReportError) in
      do throws(FileError) { try writer.put(data) } catch { throw refused(error) }
    }
    do { try writer.finish(isDurable: false) } catch { throw refused(error) }
  }

  private func picture(
    named digest: PixelDigest, width: Int, height: Int, scale: Double?
  ) -> PictureRecord {
    PictureRecord(
      file: "\(ReportFolder.pictureFolder)/\(digest).png", width: width, height: height,
      scale: scale)
  }

  /// Removes what only an earlier run mentioned, and nothing that isn't named as ours are.
  private func removeUnused(except snapshots: any SnapshotSource) {
    // Digests, as a long run has many pictures.
    var used: [String: Set<PixelDigest>] = [:]
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
      guard snapshot.outcome.isFailure else { continue }
      for picture in [snapshot.reference, snapshot.actual].compactMap(\.self) {
        if let name = ReportFolder.name(of: picture), let digest = PixelDigest(name) {
          used[ReportFolder.pixelFolder, default: []].insert(digest)
        }
      }
    }
    for (folder, ending) in [
      (ReportFolder.pictureFolder, ".png"), (ReportFolder.layoutFolder, ".js"),
      (ReportFolder.pixelFolder, ".js"),
    ] {
      let place = url.appendingPathComponent(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names where name.hasSuffix(ending) {
        guard let digest = PixelDigest(name.dropLast(ending.count)),
          used[folder]?.contains(digest) != true
        else { continue }
        // One that can't be removed is in nobody's way.
        unlink(place.appendingPathComponent(name).path)
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
