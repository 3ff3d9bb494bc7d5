import AssetCatalogs
import CWorlds
import Foundation
import Graphics
import PropertyLists
import Synchronization

/// Finds image files by UIKit's names and modifiers.
package enum ImageFiles {
  private struct Weak: Sendable {
    weak let file: EncodedImage?
  }

  /// Identifies the current state of a file: a file rewritten meanwhile is a different one.
  private struct Version: Hashable {
    var path: String
    /// For vectors: the pixels per point, and whether they're redrawn at each size.
    var scale: CGFloat
    var isScalable: Bool
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    init?(_ path: String, scale: CGFloat, isScalable: Bool) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      self.scale = scale
      self.isScalable = isScalable
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private static let open = Mutex<[Version: Weak]>([:])

  /// The maximum size of a file to read, in bytes.
  private static let sizeLimit = 64 << 20

  /// Returns a file's image, reusing the one in use if there is one; `nil` if the file can't be
  /// read or its format isn't supported.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - scale: Pixels per point, for vectors.
  ///   - isScalable: Whether a vector is redrawn when it's shown larger.
  static func contents(
    of path: String, scale: CGFloat = 1, isScalable: Bool = false
  ) -> EncodedImage? {
    let isVector = isVector(path)
    guard
      let version = Version(
        path, scale: isVector ? scale : 1, isScalable: isVector && isScalable)
    else { return nil }
    if let file = open.withLock({ $0[version]?.file }) { return file }
    guard let data = try? BoundedFile.contents(of: path, maximum: sizeLimit),
      let file = EncodedImage(
        data, name: path, scale: isVector ? scale : 1, isScalable: isVector && isScalable)
    else { return nil }
    open.withLock { files in
      if files.count > 1024 { files = files.filter { $0.value.file != nil } }
      files[version] = Weak(file: file)
    }
    return file
  }

  /// The reason why an existing file has no image.
  static func problem(of path: String) -> AssetProblem {
    do throws(BoundedFile.Problem) {
      let data = try BoundedFile.contents(of: path, maximum: sizeLimit)
      return .unreadable(path: path, reason: EncodedImage.refusal(of: data))
    } catch {
      return AssetProblem(error, path: path)
    }
  }

  /// Whether a path ends in `.svg` or `.pdf`, ignoring case.
  private static func isVector(_ path: String) -> Bool {
    let ending = path.utf8.suffix(4).map { $0 | 0x20 }
    return ending.elementsEqual(".svg".utf8) || ending.elementsEqual(".pdf".utf8)
  }

  /// The folders of the bundles requested so far, by path: a bundle doesn't change while a program
  /// runs.
  private static let known = Mutex<[String: [String]]>([:])

  /// The folder of the executable, where the package manager puts resource bundles; the main bundle unless the
  /// program tests an adopted app.
  package static let programFolder: String = {
    guard worlds_app_folder() != nil,
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return Bundle.main.bundlePath }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }()

  /// Returns the folders with an app's images: the main bundle, then the resource bundles that the
  /// package manager puts next to the executable, in name order.
  static func folders(of bundle: Bundle?) -> [String] {
    let bundle = bundle ?? .main
    let path = bundle.bundlePath
    if let folders = known.withLock({ $0[path] }) { return folders }
    var folders: [String] = []
    func add(_ folder: String?) {
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
    add(bundle.resourcePath)
    add(path)
    if bundle == .main {
      let program = programFolder
      let siblings = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
      for name in siblings.sorted() where name.hasSuffix(".resources") {
        add("\(program)/\(name)")
      }
    }
    known.withLock { $0[path] = folders }
    return folders
  }

  /// Returns the names of the image files in folders, in order.
  static func names(in folders: [String]) -> [String] {
    var names: Set<String> = []
    for folder in folders {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        if let name = LooseImage.name(ofFile: file) { names.insert(name) }
      }
    }
    return names.sorted()
  }
}
