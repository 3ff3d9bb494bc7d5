/// Detects elements of a collection view that never settle on a size.
struct SizingLoop {
  /// The number of times that an element may ask for a different size in one layout. A list that
  /// settles needs two or three; UIKit's exception comes after some fifty levels of layout (stack
  /// traces in developers' reports, medium).
  private static let limit = 50

  /// Whether an element has asked too often; sizes don't change until the next layout then.
  private(set) var isStuck = false
  private var moves: [ElementKey: Int] = [:]
  private var layout: Int?

  /// Starts counting, unless it already has for the current layout.
  @MainActor
  mutating func begin() {
    let number =
      CallsUnderway.current.layoutPass == 0 ? nil : SimulationHost.current.layoutWork.count
    if let number, number == layout { return }
    self = SizingLoop()
    layout = number
  }

  /// Counts a request of an element for a different size; returns true when the limit is exceeded.
  mutating func noteMove(of key: ElementKey) -> Bool {
    let count = moves[key, default: 0] + 1
    moves[key] = count
    isStuck = count >= Self.limit
    return isStuck
  }
}
