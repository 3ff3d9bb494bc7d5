/// The version of this library.
package enum Release {
  package static let version = "0.1.0"
  /// The version of everything that decides about pixels; counted up when pictures change.
  package static let renderer = 1
}
