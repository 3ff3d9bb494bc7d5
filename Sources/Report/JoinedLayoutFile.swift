import Foundation
import LayoutTrees
import Pixels
import RunRecord

/// The script from which the page reads both layout trees of a snapshot, joined into one.
///
/// It follows from the trees that the record names, and is made where it isn't there yet; its name
/// follows from theirs, which are named after their content. Nothing of another machine's ever lies
/// in its folder.
struct JoinedLayoutFile {
  /// Counts up when the page reads the trees in another shape.
  private static let version = 1
  /// The largest tree that is read, in bytes: far more than any screen has.
  private static let maximumSize = 64 << 20

  let files: LayoutFiles
  let digest: PixelDigest

  init(_ files: LayoutFiles) {
    self.files = files
    let names = [files.reference ?? "", files.actual ?? ""].joined(separator: "\u{0}")
    digest = PixelDigest(of: Data("\(Self.version)\u{0}\(names)".utf8))
  }

  /// The script's path, relative to the report's folder.
  var path: String { "\(PageData.detailFolder)/\(digest).js" }

  /// The script; nil where neither tree can be read.
  ///
  /// - Parameter read: Reads a file of the report's folder of no more bytes than that.
  func script(_ read: (String, Int) -> Data?) -> Data? {
    func tree(_ path: String?) -> LayoutTree? {
      guard let path, RunRecord.isInside(path), path.hasPrefix("\(ReportFolder.layoutFolder)/"),
        let data = read(path, Self.maximumSize)
      else { return nil }
      return Self.tree(in: data)
    }
    guard let joined = JoinedLayout(from: tree(files.reference), to: tree(files.actual)) else {
      return nil
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(joined) else { return nil }
    return Data("tateyoko.layout(\"\(digest)\",".utf8) + json + Data(");\n".utf8)
  }

  /// The tree in a file of ``ReportFolder/store(layout:)``, between its name and the bracket.
  private static func tree(in data: Data) -> LayoutTree? {
    guard let comma = data.firstIndex(of: UInt8(ascii: ",")),
      let end = data.lastIndex(of: UInt8(ascii: ")")), comma < end
    else { return nil }
    return try? LayoutTree(
      encoded: String(decoding: data[data.index(after: comma)..<end], as: UTF8.self))
  }
}
