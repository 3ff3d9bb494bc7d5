import Foundation
import LayoutTrees
import Pixels
import RunRecord

/// The script with both layout trees of a snapshot, joined into one, for the page.
///
/// It's derived from the trees in the record, and is created if it doesn't exist yet; its name is
/// derived from theirs, which are named after their contents. Its folder never contains anything
/// from another machine.
struct JoinedLayoutFile {
  /// The version, incremented when the page reads the trees in another format.
  private static let version = 1
  /// The maximum size of a tree, in bytes: far more than any screen has.
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

  /// Returns the script; `nil` if neither tree can be read.
  ///
  /// - Parameter read: Reads a file in the report's folder, up to a number of bytes.
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

  /// Returns the tree in a file of ``ReportFolder/store(layout:)``, between its name and the
  /// bracket.
  private static func tree(in data: Data) -> LayoutTree? {
    guard let comma = data.firstIndex(of: UInt8(ascii: ",")),
      let end = data.lastIndex(of: UInt8(ascii: ")")), comma < end
    else { return nil }
    return try? LayoutTree(
      encoded: String(decoding: data[data.index(after: comma)..<end], as: UTF8.self))
  }
}
