/// A combination of device, posture, orientation and user settings that a screen was checked in.
public struct FindingCell: Codable, Hashable, Sendable {
  /// The cell's name, such as `iphone-se.landscape.text-AccessibilityXL`.
  public var name: String
  /// The device's identifier and name.
  public var device: String
  public var deviceName: String
  public var os: String
  /// `portrait`, `landscape`, `landscape-left` or `upside-down`.
  public var orientation: String
  /// How far a foldable device is open; `nil` without a hinge.
  public var posture: String?
  /// The content size category's short name, such as `L` or `AccessibilityXL`.
  public var textSize: String
  public var isDark: Bool
  public var isRightToLeft: Bool
  /// A language such as `de`, or a pseudolanguage such as `pseudo-double`; `nil` for the scope's.
  public var language: String?
  /// The size of the window, in points.
  public var width: Double
  public var height: Double

  public init(
    name: String, device: String, deviceName: String, os: String, orientation: String,
    posture: String? = nil, textSize: String = "L", isDark: Bool = false,
    isRightToLeft: Bool = false, language: String? = nil, width: Double, height: Double
  ) {
    self.name = name
    self.device = device
    self.deviceName = deviceName
    self.os = os
    self.orientation = orientation
    self.posture = posture
    self.textSize = textSize
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.width = width
    self.height = height
  }
}
