/// The version of the tool that made a record, according to the record.
package enum ToolVersion {
  package static let current = "0.1.0"
}
