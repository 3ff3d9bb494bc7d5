/// Observes the screen at given moments while something moves.
///
/// Its clock starts with the first animation, transition or rotation that begins while it's
/// watching.
@MainActor
package final class MomentWatch {
  /// The moments, in ascending seconds after the start.
  package let moments: [TimeInterval]
  private let look: (Int) -> Void
  private(set) package var hasStarted = false

  /// - Parameter look: Called at each moment with its index; it must not let time pass.
  package init(moments: [TimeInterval], look: @escaping (Int) -> Void) {
    self.moments = moments
    self.look = look
  }

  /// Starts the clock if it isn't running.
  func start(in host: SimulationHost) {
    guard !hasStarted else { return }
    hasStarted = true
    for (index, moment) in moments.enumerated() {
      host.schedule(after: moment) { [look] in look(index) }
    }
  }
}

extension SimulationHost {
  /// Observes the screen at given moments of whatever the body begins, and settles.
  ///
  /// If nothing begins to move, the clock starts when the screen has settled.
  package func watch(_ watch: MomentWatch, during body: () throws -> Void) rethrows {
    settle()
    let outer = momentWatch
    momentWatch = watch
    defer { momentWatch = outer }
    try body()
    settle()
    guard !watch.hasStarted else { return }
    watch.start(in: self)
    settle()
  }

  /// Records that something begins to move.
  func noteMovement() {
    momentWatch?.start(in: self)
  }
}
