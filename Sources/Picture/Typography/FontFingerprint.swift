/// Distinguishes versions of a font file.
package struct FontFingerprint: Sendable, Hashable {
  /// The face's full name, for example "Inter Semi Bold".
  package var name: String
  /// The version that the face specifies.
  package var version: String
  /// A digest of the file's table directory, which contains the checksum of every table.
  package var digest: String

  package init(name: String, version: String, digest: String) {
    self.name = name
    self.version = version
    self.digest = digest
  }
}
