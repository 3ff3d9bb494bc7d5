// Hardware keyboards and pointers, which no device has here: shortcuts and hovering have no effect.

/// Key equivalents consist of a letter, punctuation, or function key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character value that the key equivalent represents.
  public let character: Character

  /// Creates a new key equivalent from the given character value.
  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// A set of key modifiers that you can add to a gesture.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press in order to activate a button or
/// toggle.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Options for how a keyboard shortcut participates in automatic localization.
  public struct Localization: Hashable, Sendable {
    private let kind: Int

    public static let automatic = Localization(kind: 0)
    public static let withoutMirroring = Localization(kind: 1)
    public static let custom = Localization(kind: 2)
  }

  /// The key equivalent that the user presses in conjunction with any specified modifier keys.
  public var key: KeyEquivalent
  /// The modifier keys that the user presses in conjunction with a key equivalent.
  public var modifiers: EventModifiers
  /// The localization strategy to apply to this shortcut.
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

/// A hardware keyboard event that the system sends to a focused view.
public struct KeyPress: Sendable {
  /// Options for matching different phases of a key-press event.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// A result value returned from a key-press action that indicates whether the action consumed the event.
  public enum Result: Sendable {
    case handled, ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// An effect applied when the pointer hovers over a view.
public struct HoverEffect: Sendable {
  private let kind: Int

  public static let automatic = HoverEffect(kind: 0)
  public static let highlight = HoverEffect(kind: 1)
  public static let lift = HoverEffect(kind: 2)
}

/// The current phase of a hovering pointer.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Defines a keyboard shortcut and assigns it to the modified control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Defines a keyboard shortcut and assigns it to the modified control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// Assigns a keyboard shortcut to the modified control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Assigns an optional keyboard shortcut to the modified control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Performs an action if the user presses a key on a hardware keyboard while the view has focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Performs an action if the user presses a key on a hardware keyboard while the view has focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Performs an action if the user presses one or more keys on a hardware keyboard while the view has focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Performs an action if the user presses any key on a hardware keyboard while the view has focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Applies a hover effect to this view.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Applies a hover effect to this view.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// Adds a condition that controls whether this view can display hover effects.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Adds a condition that controls whether this view can display focus effects.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Indicates that the view's frame and cohort of focusable descendants should be used to guide focus movement.
  public nonisolated func focusSection() -> some View { self }

  /// Creates a focus scope that this view uses to limit default focus preferences.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Indicates that the view should receive focus by default for a given namespace.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
