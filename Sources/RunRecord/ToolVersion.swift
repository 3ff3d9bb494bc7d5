/// The version that a record says it was made by.
package enum ToolVersion {
  package static let current = "0.1.0"
}
