/// The state for creating a controller's content-unavailable configuration (iOS 17).
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The search text; `nil` outside of searches.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
