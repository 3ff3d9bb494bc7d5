extension UIAccessibility {
  // MARK: What the simulation knows

  /// Whether the user has requested higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    SimulationHost.current.predictedTraits.accessibilityContrast == .high
  }

  /// Whether the user has requested bold text.
  public static var isBoldTextEnabled: Bool {
    SimulationHost.current.predictedTraits.legibilityWeight == .bold
  }

  // MARK: What is off

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  /// The ears paired with a hearing aid: none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  // MARK: What is on unless a user switches it off

  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
}
