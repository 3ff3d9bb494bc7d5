/// The description of a scenario, for a report to show above its pictures.
public struct ScenarioFacts: Codable, Hashable, Sendable {
  /// A screen of the scenario.
  public struct Screen: Codable, Hashable, Sendable {
    public var id: String
    public var title: String

    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The scenario's identifier in its snapshots.
  public var id: String
  /// A one-line description.
  public var title: String
  public var screens: [Screen]

  public init(id: String, title: String, screens: [Screen] = []) {
    self.id = id
    self.title = title
    self.screens = screens
  }
}
