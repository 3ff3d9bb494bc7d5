/// The storage of `UITraitCollection.current`: the simulation that runs the code, or the thread
/// when off the main queue.
struct CurrentTraits {
  private let traits: UITraitCollection?
  /// The simulation the traits belong to; nil on other threads.
  private let host: SimulationHost?

  static var value: UITraitCollection {
    onMainQueue { SimulationHost.current.currentTraits } ?? ofThread ?? WorldScope.published.traits
  }

  /// Replaces the current traits and returns the previous ones.
  static func replace(with traits: UITraitCollection) -> CurrentTraits {
    let outer = onMainQueue {
      let host = SimulationHost.current
      let outer = CurrentTraits(traits: host.currentTraits, host: host)
      host.currentTraits = traits
      return outer
    }
    if let outer { return outer }
    defer { ofThread = traits }
    return CurrentTraits(traits: ofThread, host: nil)
  }

  /// Restores the traits to their original place, even if another simulation is current by now.
  func restore() {
    guard let host else {
      Self.ofThread = traits
      return
    }
    MainActor.assumeIsolated { if let traits { host.currentTraits = traits } }
  }

  private static let key = "Tateyoko.UITraitCollection.current"

  private static var ofThread: UITraitCollection? {
    get { Thread.current.threadDictionary[key] as? UITraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
