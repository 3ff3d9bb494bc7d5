/// Where `UITraitCollection.current` is kept: with the simulation that the code runs in, and away
/// from the main queue with the thread.
struct CurrentTraits {
  private let traits: UITraitCollection?
  /// The simulation they belong to; nil on other threads.
  private let host: SimulationHost?

  static var value: UITraitCollection {
    onMainQueue { SimulationHost.current.currentTraits } ?? ofThread ?? WorldScope.published.traits
  }

  /// Puts traits in the place of the present ones, and returns those.
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

  /// Puts the traits back to where they were taken from, whichever simulation answers by now.
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
