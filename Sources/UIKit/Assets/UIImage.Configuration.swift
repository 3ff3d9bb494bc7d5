extension UIImage {
  /// What a picture is chosen for, beside its name.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; nil if they don't matter.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// Returns the configuration with what another one states in the place of one's own.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration?.traitCollection else { return self }
      guard let own = traitCollection else { return withTraitCollection(other) }
      return withTraitCollection(UITraitCollection(traitsFrom: [own, other]))
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }
  }
}
