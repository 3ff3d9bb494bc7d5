extension Device {
  /// How far a folding device is open.
  ///
  /// A device without a hinge is always ``open``.
  public struct Posture: Sendable, Hashable {
    /// What the hinge reports; it decides which display is in use.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
      case closed
      case partlyOpen
      case open
    }

    /// What the hinge reports.
    public let status: Status
    /// The angle between the halves, in degrees: 0 when closed, and 180 when open.
    public let degrees: Double

    private init(_ status: Status, _ degrees: Double) {
      self.status = status
      self.degrees = degrees
    }

    /// The halves lie on one another.
    public static let closed = Posture(.closed, 0)
    /// Open by 120°, as a book that stands on its lower edge.
    ///
    /// Apps have been observed half open at 113° to 130° (high).
    public static let halfOpen = halfOpen(degrees: 120)
    /// The halves lie side by side.
    public static let open = Posture(.open, 180)

    /// The closed, the half-open and the open posture, without those of other angles.
    public static let allCases: [Posture] = [.closed, .halfOpen, .open]

    /// Open by an angle, in degrees, which is taken to be reached by opening the device.
    ///
    /// The angle must be in ``partlyOpenDegrees``; no device has another, as
    /// ``Device/reasonNotToFold(to:)`` says where it is used.
    public static func halfOpen(degrees: Double) -> Posture {
      Posture(.partlyOpen, degrees.isFinite ? degrees : -1)
    }

    /// The angles at which a device counts as partly open, in degrees.
    ///
    /// A device that is being opened changes displays at 24° to 27° (simulator, iOS 27.1; medium);
    /// up to which angle it is not fully open is assumed (low). One that is being closed changes
    /// them earlier, at 83°, which is not simulated: a posture is where a device comes to rest.
    public static let partlyOpenDegrees: ClosedRange<Double> = 27...179

    /// Whether there is such a posture: false for a half-open one of another angle.
    public var isWellFormed: Bool {
      status != .partlyOpen || Self.partlyOpenDegrees.contains(degrees)
    }

    /// The name in paths and on the command line: "closed", "open", "half-open", or, of another
    /// angle than 120°, such as "half-open-100".
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

    /// The posture with this ``name``; nil for a text that is none, or an angle that is none.
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
