/// The certainty of a fact.
///
/// A fact between two levels has the lower one.
package enum Sureness: String, Hashable, Sendable, CaseIterable {
  /// Documented by Apple, or measured on the release.
  case high
  /// Measured on a neighbouring release or by others, or recalled by more than one.
  case medium
  /// Recalled, judged by eye from pictures, or assumed.
  case low
}
