import Foundation
import Graphics
import Synchronization

/// Finds picture files by the names and modifiers that UIKit uses.
enum ImageFiles {
  struct Found: Equatable {
    var path: String
    var scale: CGFloat
  }

  private struct Weak: Sendable {
    weak let file: EncodedImage?
  }

  /// A file as it is now: one that was written anew meanwhile is another.
  private struct Version: Hashable {
    var path: String
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private static let open = Mutex<[Version: Weak]>([:])

  /// Returns a file's image, the one that is in use already if there is one; `nil` if the file
  /// can't be read or is no PNG.
  static func contents(of path: String) -> EncodedImage? {
    guard let version = Version(path) else { return nil }
    if let file = open.withLock({ $0[version]?.file }) { return file }
    guard let data = FileManager.default.contents(atPath: path),
      let file = EncodedImage(png: data, name: path)
    else { return nil }
    open.withLock { files in
      if files.count > 1024 { files = files.filter { $0.value.file != nil } }
      files[version] = Weak(file: file)
    }
    return file
  }

  /// Scale that a file name states (`icon@2x.png`); 1 if none.
  static func scale(ofFile path: String) -> CGFloat {
    var stem = Substring((path as NSString).lastPathComponent)
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) {
      stem = stem.dropLast(device.count)
    }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  /// Returns the file for a name in one of the folders: the screen's scale first, then the
  /// larger ones, then the smaller.
  static func find(
    named name: String, in folders: [String], screenScale: CGFloat, exists: (String) -> Bool
  ) -> Found? {
    guard !name.isEmpty else { return nil }
    let file = name as NSString
    var stem = name
    var suffix = ".png"
    if !file.pathExtension.isEmpty {
      stem = file.deletingPathExtension
      suffix = "." + file.pathExtension
    }
    let wanted = max(1, min(3, Int(screenScale.rounded())))
    let larger = [1, 2, 3].filter { $0 > wanted }
    let smaller = [3, 2, 1].filter { $0 < wanted }
    for folder in folders {
      for scale in [wanted] + larger + smaller {
        let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x")\(suffix)"
        if exists(path) { return Found(path: path, scale: CGFloat(scale)) }
      }
    }
    return nil
  }

  /// Folders in which an app's pictures lie: the main bundle, then the resource bundles that the
  /// package manager puts beside the executable, in the order of their names.
  static func folders(of bundle: Bundle?) -> [String] {
    let bundle = bundle ?? .main
    var folders: [String] = []
    func add(_ folder: String?) {
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
    add(bundle.resourcePath)
    add(bundle.bundlePath)
    guard bundle == .main else { return folders }
    let parent = bundle.bundlePath
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in siblings.sorted() where name.hasSuffix(".resources") {
      add("\(parent)/\(name)")
    }
    return folders
  }
}
