extension UISlider {
  /// The ticks on a slider's track, the start of its filled part, and the values that can be
  /// selected (iOS 26).
  ///
  /// Positions are fractions of the range of values, 0…1.
  public struct TrackConfiguration: Hashable {
    /// A tick on the track.
    public struct Tick: Hashable {
      /// The position as a fraction of the range of values, 0…1.
      public let position: Float
      /// The description of the tick for assistive technologies.
      public var title: String?
      /// An image that replaces the dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the slider can only have the values at ticks.
    public var allowsTickValuesOnly: Bool
    /// The value at the start of the track's filled part.
    public var neutralValue: Float
    /// The range of values that can be selected.
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

    /// Creates a configuration with evenly spaced ticks, from one end to the other.
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

    /// Returns the nearest selectable tick above or below a position.
    func next(to share: Float, isUp: Bool) -> Float? {
      let reachable = ticks.map(\.position).filter(enabledRange.contains)
      return isUp ? reachable.filter { $0 > share }.min() : reachable.filter { $0 < share }.max()
    }

    /// Returns the selectable position that is nearest to another one; if there are two, the
    /// lesser.
    func nearest(to share: Float) -> Float {
      let share = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return share }
      let reachable = ticks.map(\.position).filter(enabledRange.contains)
      return reachable.min { (abs($0 - share), $0) < (abs($1 - share), $1) } ?? share
    }
  }
}
