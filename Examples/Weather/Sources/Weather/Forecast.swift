/// The weather of one day.
public struct Forecast: Sendable {
  public var day: String
  public var sky: String
  public var low: Int
  public var high: Int

  public init(day: String, sky: String, low: Int, high: Int) {
    self.day = day
    self.sky = sky
    self.low = low
    self.high = high
  }
}
