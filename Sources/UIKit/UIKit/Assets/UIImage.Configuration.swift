extension UIImage {
  /// The criteria for choosing an image, in addition to its name.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Set only while a configuration is created.
    @exclusivity(unchecked) private final var traits: UITraitCollection?

    /// The traits; nil if they're irrelevant.
    open var traitCollection: UITraitCollection? { traits }

    /// Creates an empty configuration.
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

    /// Returns the configuration with another one's values applied on top.
    ///
    /// Values stored by an app's subclass aren't adopted.
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

    /// Adopts another configuration's values other than the traits.
    func adopt(_ other: Configuration) {}

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traits == traits
    }

    open override var hash: Int { traits?.hash ?? 0 }
  }
}
