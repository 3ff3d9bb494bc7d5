import Foundation

/// A folder in which nothing is written, read or removed through a link.
///
/// The path to the folder is up to the caller: it may contain links. Below the folder, each step is
/// taken from the previous one's descriptor and never through a link, so that items put there
/// meanwhile can't redirect it either. Only plain files are replaced or removed.
package struct FolderTree: Sendable, Hashable {
  /// The folder's path.
  package let root: String

  package init(_ root: String) {
    self.root = root
  }

  /// The kind of item at a path.
  package enum Kind: Sendable {
    case file, folder, link, other
  }

  /// Whether the folder itself exists.
  package var exists: Bool {
    var status = stat()
    return stat(root, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the kind of item at a path; nil if there is none, or if there is an obstacle.
  package func kind(of path: String) -> Kind? {
    guard let place = try? Place(path, in: self),
      let folder = try? open(place.folders, for: "read")
    else { return nil }
    defer { close(folder) }
    return Self.status(of: place.name, in: folder).map(Self.kind)
  }

  // MARK: Writing

  /// Writes a file that appears as a whole or not at all, creating missing folders.
  ///
  /// - Throws: `FileError`, including if there is a link along the path or in the file's place, or
  ///   an item in its place isn't a plain file; the error specifies the obstacle.
  package func write(
    _ data: Data, at path: String, isDurable: Bool = false
  ) throws(FileError) {
    let writer = try writer(at: path)
    try writer.put(data)
    try writer.finish(isDurable: isDurable)
  }

  /// Begins a file that is written in pieces.
  package func writer(at path: String, makesFolders: Bool = true) throws(FileError)
    -> AtomicFileWriter
  {
    let place = try Place(path, in: self)
    let folder = try open(place.folders, for: "write", makes: makesFolders)
    do throws(FileError) {
      try check(place, in: folder, for: "write")
      return try AtomicFileWriter(name: place.name, in: folder, path: place.path)
    } catch {
      close(folder)
      throw error
    }
  }

  /// Throws the error that ``write(_:at:isDurable:)`` would throw for an obstacle, without writing
  /// anything.
  package func checkWritable(_ path: String) throws(FileError) {
    let place = try Place(path, in: self)
    let folder: Int32
    do throws(FileError) {
      folder = try open(place.folders, for: "write")
    } catch {
      // Missing items can be created.
      guard error.obstacle == nil, error.code == ENOENT else { throw error }
      return
    }
    defer { close(folder) }
    try check(place, in: folder, for: "write")
  }

  /// Creates a folder and any missing parents.
  package func makeFolder(_ path: String) throws(FileError) {
    close(try open(try Self.components(path, in: self), for: "make a folder", makes: true))
  }

  /// Gives a file elsewhere a second name here, replacing an existing one.
  ///
  /// - Returns: Whether the file systems allow it.
  package func link(_ file: String, at path: String) throws(FileError) -> Bool {
    let place = try Place(path, in: self)
    let folder = try open(place.folders, for: "write", makes: true)
    defer { close(folder) }
    try check(place, in: folder, for: "write")
    unlinkat(folder, place.name, 0)
    return linkat(AT_FDCWD, file, folder, place.name, 0) == 0
  }

  /// Opens a plain file for incremental writing, creating missing folders.
  ///
  /// - Parameter flags: The flags for the system's `open` in addition to `O_CREAT`.
  /// - Returns: The file's descriptor, which the caller must close.
  package func openFile(_ path: String, flags: Int32) throws(FileError) -> Int32 {
    let place = try Place(path, in: self)
    let folder = try open(place.folders, for: "write", makes: true)
    defer { close(folder) }
    try check(place, in: folder, for: "write")
    let file = openat(
      folder, place.name, flags | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(path: place.path, operation: "write", code: errno) }
    return file
  }

  // MARK: Reading

  /// Reads a plain file.
  ///
  /// - Throws: `FileError` with `EOVERFLOW` if it is larger than allowed.
  package func read(_ path: String, maximumByteCount: Int = 512 << 20) throws(FileError) -> Data {
    let place = try Place(path, in: self)
    let folder = try open(place.folders, for: "read")
    defer { close(folder) }
    // Otherwise a pipe would block forever.
    let file = openat(folder, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let code = errno
      try check(place, in: folder, for: "read")
      throw FileError(path: place.path, operation: "read", code: code)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: place.path, operation: "read", obstacle: .notPlain)
    }
    let size = Int(status.st_size)
    guard size <= maximumByteCount else {
      throw FileError(path: place.path, operation: "read", code: EOVERFLOW)
    }
    var data = Data(count: size)
    var done = 0
    while done < size {
      let count = data.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + done, size - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: place.path, operation: "read", code: errno) }
      // The file was shortened meanwhile.
      if count == 0 { return data.prefix(done) }
      done += count
    }
    return data
  }

  /// Returns the names in a folder, in order; empty if it isn't a folder of this tree.
  package func names(in path: String = "") -> [String] {
    guard let components = try? Self.components(path, in: self),
      let folder = try? open(components, for: "read")
    else { return [] }
    guard let stream = fdopendir(folder) else {
      close(folder)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  // MARK: Removing

  /// Removes a plain file; a missing file isn't an error.
  package func remove(_ path: String) throws(FileError) {
    let place = try Place(path, in: self)
    let folder: Int32
    do throws(FileError) {
      folder = try open(place.folders, for: "remove")
    } catch {
      guard error.obstacle == nil, error.code == ENOENT else { throw error }
      return
    }
    defer { close(folder) }
    try check(place, in: folder, for: "remove")
    guard unlinkat(folder, place.name, 0) == 0 || errno == ENOENT else {
      throw FileError(path: place.path, operation: "remove", code: errno)
    }
  }

  /// Removes the plain files in a folder with a name suffix, and then empty folders, including the
  /// folder itself.
  package func removeFiles(in path: String, ending: String) {
    for name in names(in: path) {
      let place = "\(path)/\(name)"
      switch kind(of: place) {
      case .folder?: removeFiles(in: place, ending: ending)
      case .file? where name.hasSuffix(ending): try? remove(place)
      default: break
      }
    }
    removeEmptyFolder(path)
  }

  /// Removes an empty folder; does nothing if it isn't empty.
  package func removeEmptyFolder(_ path: String) {
    guard let place = try? Place(path, in: self),
      let folder = try? open(place.folders, for: "remove")
    else { return }
    defer { close(folder) }
    unlinkat(folder, place.name, AT_REMOVEDIR)
  }

  // MARK: The way

  /// A path below the folder, split into its parts.
  private struct Place {
    var folders: ArraySlice<String>
    var name: String
    /// The full path, for errors.
    var path: String

    init(_ path: String, in tree: FolderTree) throws(FileError) {
      let components = try FolderTree.components(path, in: tree)
      guard let last = components.last else {
        throw FileError(path: tree.root, operation: "write", code: EISDIR)
      }
      folders = components.dropLast()
      name = last
      self.path = ([tree.root] + components).joined(separator: "/")
    }
  }

  private static func components(
    _ path: String, in tree: FolderTree
  ) throws(FileError) -> ArraySlice<String> {
    // Split by bytes, as the system sees paths: in text, characters may combine across a slash.
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard path.utf8.first != UInt8(ascii: "/"), !path.utf8.contains(0), !parts.contains("..") else {
      throw FileError(path: "\(tree.root)/\(path)", operation: "write", obstacle: .outside)
    }
    return parts.filter { $0 != "." }[...]
  }

  private func open(
    _ folders: ArraySlice<String>, for operation: String, makes: Bool = false
  ) throws(FileError) -> Int32 {
    if makes { try AtomicFile.makeFolder(root) }
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var folder = Glibc.open(root.isEmpty ? "." : root, flags)
    guard folder >= 0 else { throw FileError(path: root, operation: operation, code: errno) }
    var path = root
    for name in folders {
      path += "/" + name
      var next = openat(folder, name, flags | O_NOFOLLOW)
      if next < 0, errno == ENOENT, makes {
        // Another process may have been faster.
        if mkdirat(folder, name, 0o777) == 0 || errno == EEXIST {
          next = openat(folder, name, flags | O_NOFOLLOW)
        }
      }
      guard next >= 0 else {
        let code = errno
        let kind = Self.status(of: name, in: folder).map(Self.kind)
        close(folder)
        switch kind {
        case .link?: throw FileError(path: path, operation: operation, obstacle: .link)
        case .file?, .other?:
          throw FileError(path: path, operation: operation, obstacle: .notFolder)
        default: throw FileError(path: path, operation: operation, code: code)
        }
      }
      close(folder)
      folder = next
    }
    return folder
  }

  /// Throws if there is an item that isn't a plain file.
  private func check(
    _ place: Place, in folder: Int32, for operation: String
  ) throws(FileError) {
    switch Self.status(of: place.name, in: folder).map(Self.kind) {
    case nil, .file?: return
    case .link?: throw FileError(path: place.path, operation: operation, obstacle: .link)
    case .folder?: throw FileError(path: place.path, operation: operation, obstacle: .folder)
    case .other?: throw FileError(path: place.path, operation: operation, obstacle: .notPlain)
    }
  }

  private static func status(of name: String, in folder: Int32) -> stat? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
