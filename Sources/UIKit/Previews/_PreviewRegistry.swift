/// What `#Preview` declares: a type by which a program finds the preview.
public protocol _PreviewRegistry {
  static var place: _PreviewPlace { get }

  @MainActor
  static func makePreview() -> Preview
}

/// Where a preview is declared.
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
