import ImageDiff

/// How much a picture may differ from its baseline, and which parts of the layout must match.
///
/// Without a tolerance, pictures must be equal bit for bit. `docs/comparing.md` shows with pictures
/// what each part allows. Invalid numbers, and a tolerance that would accept a white picture for a
/// black one, fail the assertion.
public struct SnapshotTolerance: Hashable, Sendable {
  /// How pixels are compared.
  public var pixels: ImageTolerance
  /// Parts of the picture that are not compared.
  public var ignored: [IgnoredArea]
  /// Which parts of the layout must match the baseline's, even if the pixels pass.
  public var structure: StructuralGate

  /// Requires every bit of every pixel to match.
  public static let exact = SnapshotTolerance()

  /// Creates a tolerance from its parts; the pixel-related ones correspond to `ImageTolerance`.
  ///
  /// - Parameters:
  ///   - metric: How much the colours of matching pixels may differ.
  ///   - precision: The share of pixels that must match, above 0 and at most 1. By default 1, or 0
  ///     if `maximumCount` or `window` sets the limit instead.
  ///   - maximumCount: The number of pixels that may differ.
  ///   - window: How densely differing pixels may be distributed.
  ///   - ignoresAntialiasing: Whether pixels that only soften an edge may differ.
  ///   - shift: How far a colour may have moved, 0 to 8 pixels.
  ///   - ignored: Parts of the picture that are not compared.
  ///   - structure: Which parts of the layout must match the baseline's.
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

  /// Creates a tolerance from an `ImageTolerance`.
  ///
  /// - Parameters:
  ///   - pixels: How pixels are compared.
  ///   - ignored: Parts of the picture that are not compared.
  ///   - structure: Which parts of the layout must match the baseline's.
  public init(
    pixels: ImageTolerance, ignoring ignored: [IgnoredArea] = [],
    structure: StructuralGate = .ignored
  ) {
    self.pixels = pixels
    self.ignored = ignored
    self.structure = structure
  }

  /// Creates a tolerance from swift-snapshot-testing's two numbers.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, or of bytes if `perceptualPrecision` is 1.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE (CIE 1976) that matching pixels may
  ///     have.
  public init(precision: Float, perceptualPrecision: Float = 1) {
    self.init(
      pixels: ImageTolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }

  /// Allows each colour channel to differ by this many levels, 0 to 255.
  public static func channel(_ limit: Int) -> SnapshotTolerance { Self(.channel(limit)) }

  /// Allows colours to differ by this distance in OKLab, 0 to 1; about 0.02 is just noticeable.
  public static func perceptual(_ distance: Double = 0.02) -> SnapshotTolerance {
    Self(.oklab(distance))
  }

  /// Allows colours to differ by this threshold of pixelmatch's metric, 0 to 1.
  public static func yiq(_ threshold: Double = 0.1) -> SnapshotTolerance { Self(.yiq(threshold)) }

  /// Returns this tolerance with more parts of the picture excluded from the comparison.
  public func ignoring(_ areas: IgnoredArea...) -> SnapshotTolerance {
    var result = self
    result.ignored += areas
    return result
  }

  /// Returns this tolerance with another requirement on the layout.
  public func requiring(_ structure: StructuralGate) -> SnapshotTolerance {
    var result = self
    result.structure = structure
    return result
  }

  /// Whether only pictures that are equal bit for bit match.
  public var isExact: Bool {
    pixels.isExact && ignored.isEmpty && structure == .ignored
  }

  /// A description such as “each channel by 5 of 255; “clock” ignored”.
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
