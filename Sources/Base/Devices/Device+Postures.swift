extension Device {
  /// A posture and the display used in it.
  struct PosturedDisplay: Sendable {
    let posture: Posture
    let display: Display
  }

  /// The device's postures, from closed to open; only ``Posture/open`` if there is no hinge.
  ///
  /// A foldable device also supports ``Posture/halfOpen(degrees:)`` with other angles.
  public var postures: [Posture] { posturedDisplays.map(\.posture) }

  /// Whether the device has a hinge.
  public var isFoldable: Bool { posturedDisplays.count > 1 }

  /// The default posture of a device, which is the first.
  public var initialPosture: Posture { posturedDisplays[0].posture }

  /// The displays, each once, in the order of their postures.
  public var displays: [Display] {
    posturedDisplays.reduce(into: []) { displays, each in
      if !displays.contains(each.display) { displays.append(each.display) }
    }
  }

  /// Returns the display used in a posture; the initial posture's if the device doesn't support it.
  public func display(in posture: Posture) -> Display {
    let match = posturedDisplays.first { $0.posture.status == posture.status }
    return (match ?? posturedDisplays[0]).display
  }

  /// Returns whether the device supports a posture; angles other than 120° count as half open.
  public func has(_ posture: Posture) -> Bool { reasonNotToFold(to: posture) == nil }

  /// Returns why this device doesn't support a posture, as a sentence; nil if it does.
  public func reasonNotToFold(to posture: Posture) -> String? {
    guard posturedDisplays.contains(where: { $0.posture.status == posture.status }) else {
      return isFoldable
        ? "\(name) has the postures \(postureNames), not \(posture.name)."
        : "\(name) has no hinge, so it can't be \(posture.name)."
    }
    guard posture.isWellFormed else {
      return "\(name) is \(Self.halfOpenWords), and not at \(posture.degrees)°."
    }
    return nil
  }

  /// The available postures as text: "closed, half-open, open, or half open at 27° to 179°".
  package var postureWords: String {
    isFoldable ? "\(postureNames), or \(Self.halfOpenWords)" : postureNames
  }

  private var postureNames: String { postures.map(\.name).joined(separator: ", ") }

  private static var halfOpenWords: String {
    let range = Posture.partlyOpenDegrees
    return "half open at \(Int(range.lowerBound))° to \(Int(range.upperBound))°"
  }
}
