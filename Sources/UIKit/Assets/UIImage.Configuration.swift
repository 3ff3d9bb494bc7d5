extension UIImage {
  /// What a picture is chosen for, beside its name.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Set while a configuration is made only.
    @exclusivity(unchecked) private final var traits: UITraitCollection?

    /// The traits; nil if they don't matter.
    open var traitCollection: UITraitCollection? { traits }

    /// Creates a configuration that says nothing.
    public required override init() { super.init() }

    /// Creates a configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      traits = traitCollection
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let copy = changed(with: nil)
      copy.traits = traitCollection
      return copy
    }

    /// Returns the configuration with what another one states in the place of one's own.
    ///
    /// What a subclass of an app's stores isn't taken over.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return changed(with: otherConfiguration)
    }

    private func changed(with other: Configuration?) -> Self {
      let copy = Self()
      copy.traits = traits
      if let added = other?.traits {
        copy.traits = traits.map { UITraitCollection(traitsFrom: [$0, added]) } ?? added
      }
      copy.adopt(self)
      if let other { copy.adopt(other) }
      return copy
    }

    /// Takes over what another configuration states beside traits.
    func adopt(_ other: Configuration) {}

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traits == traits
    }

    open override var hash: Int { traits?.hash ?? 0 }
  }
}
