/// Numbers what needs a name of its own: actions, menus, registrations.
///
/// A test and the simulations in it share one, so that no two objects that can meet have one name,
/// and no number depends on another test.
@MainActor
final class Numbering {
  private var last = 0

  nonisolated init() {}

  func next() -> Int {
    last += 1
    return last
  }
}
