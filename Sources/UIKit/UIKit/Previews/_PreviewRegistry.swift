/// The type that `#Preview` declares, which lets a program find the preview.
public protocol _PreviewRegistry {
  static var place: _PreviewPlace { get }

  @MainActor
  static func makePreview() -> Preview
}

/// The source location of a preview.
public struct _PreviewPlace: Sendable, Hashable {
  package let fileID: String
  package let file: String
  package let line: Int

  public init(fileID: String, file: String, line: Int) {
    self.fileID = fileID
    self.file = file
    self.line = line
  }
}
