extension Device {
  /// How far a folding device is open.
  ///
  /// A device without a hinge is always ``open``.
  public struct Posture: Sendable, Hashable {
    /// The status reported by the hinge, which determines the display in use.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
      case closed
      case partlyOpen
      case open
    }

    /// The status reported by the hinge.
    public let status: Status
    /// The angle between the halves, in degrees: 0 when closed, and 180 when open.
    public let degrees: Double

    private init(_ status: Status, _ degrees: Double) {
      self.status = status
      self.degrees = degrees
    }

    /// The halves are closed on each other.
    public static let closed = Posture(.closed, 0)
    /// Open by 120°, like a book standing on its lower edge.
    ///
    /// Apps have been observed half open at 113° to 130° (high).
    public static let halfOpen = halfOpen(degrees: 120)
    /// The halves are side by side.
    public static let open = Posture(.open, 180)

    /// The closed, the half-open and the open posture, without other angles.
    public static let allCases: [Posture] = [.closed, .halfOpen, .open]

    /// Returns the half-open posture at an angle, in degrees, which is assumed to be reached by
    /// opening the device.
    ///
    /// The angle must be in ``partlyOpenDegrees``; no device supports another, see
    /// ``Device/reasonNotToFold(to:)``.
    public static func halfOpen(degrees: Double) -> Posture {
      Posture(.partlyOpen, degrees.isFinite ? degrees : -1)
    }

    /// The angles that count as half open, in degrees.
    ///
    /// A device being opened changes displays at 24° to 27° (simulator, iOS 27.1; medium); the
    /// angle up to which it isn't fully open is assumed (low). A device being closed changes them
    /// earlier, at 83°, which isn't simulated: a posture is the resting position of a device.
    public static let partlyOpenDegrees: ClosedRange<Double> = 27...179

    /// Whether the posture is valid: false for a half-open one with another angle.
    public var isWellFormed: Bool {
      status != .partlyOpen || Self.partlyOpenDegrees.contains(degrees)
    }

    /// The name in paths and on the command line: "closed", "open", "half-open", or, for an angle
    /// other than 120°, such as "half-open-100".
    public var name: String {
      switch status {
      case .closed: "closed"
      case .open: "open"
      case .partlyOpen:
        self == .halfOpen
          ? "half-open"
          : degrees == degrees.rounded() && abs(degrees) < 1e6
            ? "half-open-\(Int(degrees))" : "half-open-\(degrees)"
      }
    }

    /// Creates the posture with this ``name``; nil if the text or the angle is invalid.
    public init?(name: String) {
      if let posture = Self.allCases.first(where: { $0.name == name }) {
        self = posture
        return
      }
      let prefix = "half-open-"
      guard name.hasPrefix(prefix), let degrees = Double(name.dropFirst(prefix.count)) else {
        return nil
      }
      let posture = Self.halfOpen(degrees: degrees)
      guard posture.isWellFormed, posture.name == name else { return nil }
      self = posture
    }
  }
}

extension Device.Posture: CustomStringConvertible {
  public var description: String { name }
}

extension Device.Posture: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let posture = Self(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(name)” is not a posture; write “closed”, “half-open”, “open”, or an "
          + "angle as in “half-open-100”.")
    }
    self = posture
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
