/// What a scenario is about, for a report to say above its pictures.
public struct ScenarioFacts: Codable, Hashable, Sendable {
  /// One of its screens.
  public struct Screen: Codable, Hashable, Sendable {
    public var id: String
    public var title: String

    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// What its snapshots call it.
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
