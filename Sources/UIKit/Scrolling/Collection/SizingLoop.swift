/// Notices elements of a collection view that are never content with the size they asked for.
struct SizingLoop {
  /// Times that an element may ask for another size in one layout. A list that settles needs two or three;
  /// UIKit's exception comes after some fifty levels of layout (stack traces in developers' reports, medium).
  private static let limit = 50

  /// Whether an element has asked too often: sizes don't change until the next layout.
  private(set) var isStuck = false
  private var moves: [ElementKey: Int] = [:]
  private var layout: Int?

  /// Begins to count, unless the layout under way has begun before.
  @MainActor
  mutating func begin() {
    let number =
      CallsUnderway.current.layoutPass == 0 ? nil : SimulationHost.current.layoutCount
    if let number, number == layout { return }
    self = SizingLoop()
    layout = number
  }

  /// Counts that an element asked for another size; true when that was once too often.
  mutating func noteMove(of key: ElementKey) -> Bool {
    let count = moves[key, default: 0] + 1
    moves[key] = count
    isStuck = count >= Self.limit
    return isStuck
  }
}
