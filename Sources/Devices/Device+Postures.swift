extension Device {
  /// A posture and the display that is in use in it.
  struct PosturedDisplay: Sendable {
    let posture: Posture
    let display: Display
  }

  /// The postures that the device has, from closed to open; only ``Posture/open`` without a hinge.
  ///
  /// A foldable device has ``Posture/halfOpen(degrees:)`` of other angles too.
  public var postures: [Posture] { posturedDisplays.map(\.posture) }

  /// Whether the device has a hinge.
  public var isFoldable: Bool { posturedDisplays.count > 1 }

  /// The posture that a device is in unless another is asked for, which is the first.
  public var initialPosture: Posture { posturedDisplays[0].posture }

  /// The displays, each once, in the order of the postures that use them.
  public var displays: [Display] {
    posturedDisplays.reduce(into: []) { displays, each in
      if !displays.contains(each.display) { displays.append(each.display) }
    }
  }

  /// The display that is in use in a posture; the initial posture's, where the device lacks it.
  public func display(in posture: Posture) -> Display {
    let match = posturedDisplays.first { $0.posture.status == posture.status }
    return (match ?? posturedDisplays[0]).display
  }

  /// Whether the device can be in a posture; those of other angles than 120° count as half open.
  public func has(_ posture: Posture) -> Bool { reasonNotToFold(to: posture) == nil }

  /// Why this device can't be in a posture, as a sentence; nil when it can.
  public func reasonNotToFold(to posture: Posture) -> String? {
    guard posturedDisplays.contains(where: { $0.posture.status == posture.status }) else {
      return isFoldable
        ? "\(name) has the postures \(postureNames), and not \(posture.name)."
        : "\(name) has no hinge, so it can't be \(posture.name)."
    }
    guard posture.isWellFormed else {
      return "\(name) is \(Self.halfOpenWords), and not at \(posture.degrees)°."
    }
    return nil
  }

  /// The postures to choose from, in words: "closed, half-open, open, or half open at 27° to 179°".
  package var postureWords: String {
    isFoldable ? "\(postureNames), or \(Self.halfOpenWords)" : postureNames
  }

  private var postureNames: String { postures.map(\.name).joined(separator: ", ") }

  private static var halfOpenWords: String {
    let range = Posture.partlyOpenDegrees
    return "half open at \(Int(range.lowerBound))° to \(Int(range.upperBound))°"
  }
}
