import Foundation
import Pixels
import RunRecord

/// A folder with the report of a run: static files that open from disk, without a server.
///
/// ```
/// index.html    the page
/// record.json   all facts
/// junit.xml     for the CI's own display
/// summary.md    for a comment or a job summary
/// pictures/     PNG files, named after their content
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
  public var recordFile: URL { url.appendingPathComponent("record.json") }

  private static let pictureFolder = "pictures"

  /// Opens the folder, making it if need be. What is in it stays until it is written over.
  public init(at url: URL) throws(ReportError) {
    self.url = url
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
    let json: Data
    do {
      json = try record.json()
    } catch {
      throw .record(reason: error.description)
    }
    try put(json, at: "record.json")
    try put(Data(JUnitReport.xml(record).utf8), at: "junit.xml")
    try put(Data(MarkdownSummary.text(record).utf8), at: "summary.md")
    try put(Data(ReportPage.html(record).utf8), at: "index.html")
    if removesUnusedPictures { removePictures(except: record) }
  }

  private func put(_ data: Data, at path: String) throws(ReportError) {
    let file = url.appendingPathComponent(path)
    do {
      try AtomicFile.write(data, to: file.path, isDurable: false)
    } catch {
      throw error.isDiskFull
        ? .diskFull(path: file.path) : .notWritable(path: file.path, reason: error.reason)
    }
  }

  private func picture(
    named digest: PixelDigest, width: Int, height: Int, scale: Double?
  ) -> PictureRecord {
    PictureRecord(
      file: "\(ReportFolder.pictureFolder)/\(digest).png", width: width, height: height,
      scale: scale)
  }

  private func removePictures(except record: RunRecord) {
    var used: Set<String> = []
    for snapshot in record.snapshots {
      for picture in [snapshot.reference, snapshot.actual, snapshot.difference] {
        if let picture { used.insert(picture.file) }
      }
    }
    let folder = url.appendingPathComponent(ReportFolder.pictureFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".png") && PixelDigest(name.dropLast(4)) != nil {
      if !used.contains("\(ReportFolder.pictureFolder)/\(name)") {
        // One that can't be removed is in nobody's way.
        unlink(folder.appendingPathComponent(name).path)
      }
    }
  }
}
