import Foundation
import Pixels

/// A folder with a gallery: a page and its pictures, for opening from disk or publishing unchanged.
package struct GalleryFolder {
  private static let mark = ".tateyoko-gallery"
  private static let pictures = "pictures"
  private static let pageName = "index.html"

  package let url: URL
  package var page: URL { url.appendingPathComponent(Self.pageName) }
  private let tree: FolderTree

  /// Opens the folder, creating it if necessary.
  ///
  /// - Throws: `ReportError.unusableFolder` if it contains anything other than a gallery.
  package init(at url: URL) throws(ReportError) {
    self.url = url
    tree = FolderTree(url.path)
    let names = tree.names()
    guard names.isEmpty || names.contains(Self.mark) else {
      throw .unusableFolder(
        path: url.path,
        reason: "it holds \(names[0]), and isn't a gallery; pass a new or empty folder")
    }
    do {
      try tree.write(Data("tateyoko-gallery 1\n".utf8), at: Self.mark)
      try tree.makeFolder(Self.pictures)
    } catch {
      throw ReportFolder.unusable(url, error)
    }
  }

  /// Stores a picture in the folder, unless it's already there.
  ///
  /// - Returns: Its path, relative to the page.
  package func store(_ bitmap: Bitmap, scale: Double) throws(ReportError) -> String {
    let path = "\(Self.pictures)/\(PixelDigest(bitmap)).png"
    guard tree.kind(of: path) != .file else { return path }
    do {
      try tree.write(try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: scale)), at: path)
    } catch let error as FileError {
      throw ReportFolder.notWritable(error)
    } catch {
      throw .picture(reason: "\(error)")
    }
    return path
  }

  /// Writes the page, and removes pictures that it doesn't use.
  package func write(_ gallery: Gallery) throws(ReportError) {
    do {
      try tree.write(Data(GalleryPage.html(gallery).text.utf8), at: Self.pageName)
    } catch {
      throw ReportFolder.notWritable(error)
    }
    let used = Set(gallery.screens.flatMap(\.pictures).map(\.file))
    for name in tree.names(in: Self.pictures) where name.hasSuffix(".png") {
      let path = "\(Self.pictures)/\(name)"
      // A picture that can't be removed does no harm.
      if !used.contains(path) { try? tree.remove(path) }
    }
  }
}
