import Foundation
import XcodeProjects

/// The little that a survey reads of an `Info.plist`.
enum AppPlist {
  private static let sizeLimit = 1 << 20

  /// `UISupportedInterfaceOrientations` of a phone; none where the file can't be read.
  static func orientations(_ path: String) -> [String] {
    guard let bytes = try? TextFile.bytes(path), bytes.count <= sizeLimit,
      let contents = try? ProjectParser.parse(Data(bytes), path: path)
    else { return [] }
    let keys = ["UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations"]
    return keys.lazy.compactMap { contents[$0]?.list?.compactMap(\.text) }.first ?? []
  }
}
