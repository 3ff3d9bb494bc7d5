/// A fact with any type of value, for listing facts.
package protocol AnyReleaseFact: Sendable {
  var what: String { get }
  var origins: [FactOrigin] { get }
  /// The text of each value, in the order of the origins.
  var texts: [String] { get }
  /// Returns the text of the value in a version's release.
  func text(of version: OSVersion) -> String
}

extension ReleaseFact: AnyReleaseFact {
  package var texts: [String] { values.map(\.factText) }
  package func text(of version: OSVersion) -> String { self[version.release].factText }
}
