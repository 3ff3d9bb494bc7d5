import Foundation

/// The height of the software keyboard.
enum KeyboardRules {
  /// Measured on iOS 26.5 simulators, with suggestion row and home indicator strip (high).
  static func height(_ inputs: ScreenInputs) -> CGFloat? {
    guard ScreenFacts.keyboardHeightIsKnown[inputs.release] else { return nil }
    let heights: (portrait: CGFloat, landscape: CGFloat)?
    switch (inputs.device.idiom, inputs.display.size.width) {
    case (.phone, 375) where !inputs.display.hasHomeIndicator: heights = (260, 206)
    case (.phone, 390...402): heights = (335, 208)
    case (.phone, 420...440): heights = (345, 208)
    case (.pad, 820): heights = (337, 422)
    case (.pad, 744): heights = (340, 428)
    case (.pad, 834) where inputs.display.size.height == 1210: heights = (340, 428)
    case (.pad, 1024...1032) where inputs.display.hasHomeIndicator: heights = (403, 498)
    default: heights = nil
    }
    return inputs.isLandscape ? heights?.landscape : heights?.portrait
  }
}
