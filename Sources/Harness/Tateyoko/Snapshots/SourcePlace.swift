/// The location in a test file that an assertion was called from.
struct SourcePlace: Sendable {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt
}
