/// A part of the system, with all facts about it.
package protocol FactSubject {
  /// The heading on the page of facts.
  static var title: String { get }
  static var all: [any AnyReleaseFact] { get }
}
