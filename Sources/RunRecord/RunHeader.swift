/// What holds for a whole run.
public struct RunHeader: Codable, Hashable, Sendable {
  /// A named fact about the renderer.
  public struct Fact: Codable, Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What the report is called.
  public var title: String
  /// The version of the tool that ran.
  public var toolVersion: String
  /// The record mode, such as `missing` or `never`.
  public var recordMode: String
  /// Where the record mode came from, such as "TATEYOKO_RECORD" or "CI is set".
  public var recordModeOrigin: String
  /// Everything but the view code that decides about pixels: versions, fonts, options.
  public var fingerprint: [Fact]

  public init(
    title: String, toolVersion: String, recordMode: String, recordModeOrigin: String,
    fingerprint: [Fact] = []
  ) {
    self.title = title
    self.toolVersion = toolVersion
    self.recordMode = recordMode
    self.recordModeOrigin = recordModeOrigin
    self.fingerprint = fingerprint
  }
}
