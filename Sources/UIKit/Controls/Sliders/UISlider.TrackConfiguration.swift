extension UISlider {
  /// Marks on a slider's track, where its filled part begins, and which values can be reached
  /// (iOS 26).
  ///
  /// Positions are shares of the range of values, 0…1.
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// A share of the range of values, 0…1.
      public let position: Float
      /// What assistive technologies would say of the mark.
      public var title: String?
      /// A picture in place of the dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the slider has no values but those at marks.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part of the track begins.
    public var neutralValue: Float
    /// The values that can be reached.
    public var enabledRange: ClosedRange<Float>
    public let ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// A configuration with marks at equal distances, from one end to the other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let count = min(max(0, numberOfTicks), 10_000)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<count).map {
          Tick(position: count == 1 ? 0 : Float($0) / Float(count - 1))
        })
    }

    /// The mark that can be reached next to a share, above or below it.
    func next(to share: Float, isUp: Bool) -> Float? {
      let reachable = ticks.map(\.position).filter(enabledRange.contains)
      return isUp ? reachable.filter { $0 > share }.min() : reachable.filter { $0 < share }.max()
    }

    /// The share that is nearest to another one among those that can be reached; of two, the lesser.
    func nearest(to share: Float) -> Float {
      let share = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return share }
      let reachable = ticks.map(\.position).filter(enabledRange.contains)
      return reachable.min { (abs($0 - share), $0) < (abs($1 - share), $1) } ?? share
    }
  }
}
