import Foundation

/// The files in a folder, sorted.
package struct FolderFiles: Sendable {
  /// The maximum number of files.
  package static let limit = 200_000

  /// Extensions of folders that are a single resource: they contain no sources.
  package static let packageEndings = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "docc",
    "playground", "xcodeproj", "xcworkspace", "icon", "scnassets", "xcmappingmodel", "app",
    "storekit", "rtfd", "mlpackage", "mlmodelc",
  ]

  /// The paths relative to the folder; packages such as asset catalogs count as files.
  package private(set) var paths: [String] = []
  /// Symbolic links to folders, which aren't followed: they may lead anywhere, and form cycles.
  package private(set) var links: [String] = []
  /// Folders that can't be opened.
  package private(set) var unreadable: [String] = []
  /// The number of entries that were examined.
  package private(set) var count = 0

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - root: The folder's path.
  ///   - skips: Whether to skip a folder, by its name and its path relative to the root.
  package init(
    _ root: String, skips: (_ name: String, _ path: String) -> Bool = { _, _ in false }
  ) throws(ProjectError) {
    var folders = [""]
    while let folder = folders.popLast() {
      let place = folder.isEmpty ? root : "\(root)/\(folder)"
      guard let stream = opendir(place) else {
        if folder.isEmpty {
          throw errno == ENOENT
            ? .missing(path: root)
            : .unreadable(path: root, reason: String(cString: strerror(errno)))
        }
        unreadable.append(folder)
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch Self.kind("\(root)/\(path)") {
        case .folder?:
          if Self.isPackage(name) {
            paths.append(path)
          } else if !skips(name, path) {
            folders.append(path)
          }
        case .file?: paths.append(path)
        case .link?: links.append(path)
        case nil: break
        }
        count += 1
        guard count <= Self.limit else {
          throw .tooManyFiles(folder: root, maximum: Self.limit)
        }
      }
    }
    paths.sort()
    links.sort()
    unreadable.sort()
  }

  package static func isPackage(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return packageEndings.contains(String(name[name.index(after: dot)...]).lowercased())
  }

  package enum Kind: Sendable { case file, folder, link }

  /// Returns the kind of file at a path; a link to a folder is a link, one to a file is a file.
  package static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return isLink ? .link : .folder
    case S_IFREG: return .file
    default: return nil
    }
  }
}
