/// A part of the system, and every fact about it.
package protocol FactSubject {
  /// The heading on the page of facts.
  static var title: String { get }
  static var all: [any AnyReleaseFact] { get }
}
