import ImageDiff

/// How far a picture may be from its baseline, and what has to agree all the same.
///
/// Without one, pictures have to be equal bit for bit. What each part lets pass is shown with
/// pictures in `docs/tolerance.md`.
public struct SnapshotTolerance: Hashable, Sendable {
  /// How pixels are compared.
  public var pixels: ImageTolerance
  /// Parts of the picture that are not compared.
  public var ignored: [IgnoredArea]
  /// What of the layout has to be the baseline's, also where the pixels pass.
  public var structure: StructuralGate

  /// Every bit of every pixel must match.
  public static let exact = SnapshotTolerance()

  /// Creates a tolerance; the parts are those of `ImageTolerance`.
  ///
  /// - Parameters:
  ///   - metric: How far apart the colours of matching pixels may be.
  ///   - precision: The share of pixels that must match. Left out, it is 1, or 0 where
  ///     `maximumCount` or `window` sets the limit instead.
  ///   - maximumCount: How many pixels may differ.
  ///   - window: How densely differing pixels may lie.
  ///   - ignoresAntialiasing: Whether pixels that only soften an edge may differ.
  ///   - shift: How many pixels a colour may have moved.
  ///   - ignored: Parts of the picture that are not compared.
  ///   - structure: What of the layout has to be the baseline's.
  public init(
    _ metric: ColorMetric = .exact, precision: Double? = nil, maximumCount: Int? = nil,
    window: ImageTolerance.Window? = nil, ignoresAntialiasing: Bool = false, shift: Int = 0,
    ignoring ignored: [IgnoredArea] = [], structure: StructuralGate = .ignored
  ) {
    self.init(
      pixels: ImageTolerance(
        metric, precision: precision, maximumCount: maximumCount, window: window,
        ignoresAntialiasing: ignoresAntialiasing, shift: shift),
      ignoring: ignored, structure: structure)
  }

  /// Creates a tolerance of its parts.
  public init(
    pixels: ImageTolerance, ignoring ignored: [IgnoredArea] = [],
    structure: StructuralGate = .ignored
  ) {
    self.pixels = pixels
    self.ignored = ignored
    self.structure = structure
  }

  /// Creates the tolerance that swift-snapshot-testing means by these numbers.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match; of bytes where the other number is 1.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  public init(precision: Float, perceptualPrecision: Float = 1) {
    self.init(
      pixels: ImageTolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }

  /// Colours may differ by this much in each channel, of 255.
  public static func channel(_ limit: Int) -> SnapshotTolerance { Self(.channel(limit)) }

  /// Colours may differ by this distance in OKLab, where about 0.02 can just be seen.
  public static func perceptual(_ distance: Double = 0.02) -> SnapshotTolerance {
    Self(.oklab(distance))
  }

  /// Colours may differ by pixelmatch's threshold.
  public static func yiq(_ threshold: Double = 0.1) -> SnapshotTolerance { Self(.yiq(threshold)) }

  /// The same with more parts of the picture left out of the comparison.
  public func ignoring(_ areas: IgnoredArea...) -> SnapshotTolerance {
    var result = self
    result.ignored += areas
    return result
  }

  /// The same with another demand on the layout.
  public func requiring(_ structure: StructuralGate) -> SnapshotTolerance {
    var result = self
    result.structure = structure
    return result
  }

  /// Whether only pictures match that are the same, bit for bit.
  public var isExact: Bool {
    pixels.isExact && ignored.isEmpty && structure == .ignored
  }

  /// The tolerance in words, such as “each channel by 5 of 255; “clock” ignored”.
  public var words: String {
    var parts = [pixels.words]
    if !ignored.isEmpty {
      parts.append(ignored.map(\.words).joined(separator: ", ") + " ignored")
    }
    switch structure {
    case .ignored: break
    case .frames: parts.append("every frame unchanged")
    case .exact: parts.append("the layout unchanged")
    }
    return parts.joined(separator: "; ")
  }
}
