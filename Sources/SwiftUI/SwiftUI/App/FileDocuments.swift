import UniformTypeIdentifiers

// Files of documents, and the system's windows for choosing them, which aren't shown.

/// A representation of a file or a folder, which Foundation doesn't have on Linux.
open class FileWrapper {
  /// The wrappers in a folder, by their names; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The contents of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// The name that was read or written.
  open var filename: String?
  /// The name to write.
  open var preferredFilename: String?

  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { regularFileContents != nil }

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName { child.preferredFilename = name }
  }

  /// Adds a child to a folder, and returns its name there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? ""
    var name = wanted
    var number = 1
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number) \(wanted)"
    }
    fileWrappers?[name] = child
    return name
  }

  /// Removes a child of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

/// The configuration for serializing the document.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// The configuration for reading file contents.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// A type that you use to serialize documents to and from file.
@preconcurrency public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Presents a system interface for allowing the user to import an existing file, which isn't shown.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a system interface for allowing the user to import multiple files, which isn't shown.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Presents a system interface for allowing the user to import multiple files, which isn't shown.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Presents a system interface for exporting a document to a file on disk, which isn't shown.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Presents a system interface for exporting documents to disk, which isn't shown.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Presents a system interface for allowing the user to move an existing file to a new location, which isn't shown.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
