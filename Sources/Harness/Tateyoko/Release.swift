import RunRecord

/// The version of this library.
package enum Release {
  package static let version = ToolVersion.current
  /// The version of everything that determines pixels; incremented when pictures change.
  package static let renderer = 3
}
