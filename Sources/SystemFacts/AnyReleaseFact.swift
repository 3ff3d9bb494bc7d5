/// A fact with values of any type, for listing facts.
package protocol AnyReleaseFact: Sendable {
  var what: String { get }
  var origins: [FactOrigin] { get }
  /// The text of each value, in the order of the origins.
  var texts: [String] { get }
  /// The text of the value that a version's release has.
  func text(of version: OSVersion) -> String
}

extension ReleaseFact: AnyReleaseFact {
  package var texts: [String] { values.map(\.factText) }
  package func text(of version: OSVersion) -> String { self[version.release].factText }
}
