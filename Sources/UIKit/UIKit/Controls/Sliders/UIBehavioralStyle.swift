/// The behaviour of a control (iOS 15). Values: UIKit's.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
