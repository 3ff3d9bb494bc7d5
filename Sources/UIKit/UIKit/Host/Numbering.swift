/// Provides unique numbers for objects that need an identifier: actions, menus, registrations.
///
/// A test and its simulations share one, so that identifiers are unique among objects that can
/// meet, and numbers don't depend on other tests.
@MainActor
final class Numbering {
  private var last = 0

  nonisolated init() {}

  func next() -> Int {
    last += 1
    return last
  }
}
