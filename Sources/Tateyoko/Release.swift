import RunRecord

/// The version of this library.
package enum Release {
  package static let version = ToolVersion.current
  /// The version of everything that decides about pixels; counted up when pictures change.
  package static let renderer = 2
}
