/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Sendable {
  let kind: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { .init(kind: .none) }
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(kind: .allCharacters) }

  init(kind: UITextAutocapitalizationType) {
    self.kind = kind
  }

  /// Creates a new value from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) {
    kind = type
  }
}

/// A semantic label describing the label of submission within a view hierarchy.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// A type that defines various triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Defines triggers originating from text input controls.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Defines triggers originating from search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What to do when the user submits, the innermost first.
struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  func run(_ trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }
}

/// How the keyboard of a text field is.
struct KeyboardTraits {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var isCorrectionDisabled: Bool?
  var submitLabel: UIReturnKeyType = .default
}

extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
  }
  private enum KeyboardKey: EnvironmentKey {
    static var defaultValue: KeyboardTraits { KeyboardTraits() }
  }

  var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  var keyboard: KeyboardTraits {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard type for this view.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    keyboard { $0.keyboard = type }
  }

  /// Sets the text content type for this view, which the system uses to offer suggestions.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    keyboard { $0.contentType = textContentType }
  }

  /// Sets how often the shift key in the keyboard is automatically enabled.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { keyboard { $0.capitalization = autocapitalization?.kind } }

  /// Sets whether to apply auto-capitalization to this view.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    keyboard { $0.capitalization = style }
  }

  /// Sets whether to disable autocorrection for this view.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    keyboard { $0.isCorrectionDisabled = disable }
  }

  /// Sets whether to disable autocorrection for this view.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    keyboard { $0.isCorrectionDisabled = disable }
  }

  /// Sets the submit label for this view.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    keyboard { $0.submitLabel = submitLabel.key }
  }

  private nonisolated func keyboard(
    _ change: @escaping (inout KeyboardTraits) -> Void
  ) -> some View { transformEnvironment(\.keyboard, transform: change) }

  /// Adds an action to perform when the user submits a value to this view.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
  }

  /// Prevents submission triggers originating from this view to invoke a submission action configured by a submission
  /// modifier higher up in the view hierarchy.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
  }

  /// Configures the behavior in which scrollable content interacts with the software keyboard, of which still pictures
  /// show nothing.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
}

/// The ways that scrollable content can interact with the software keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let kind: Int

  public static let automatic = ScrollDismissesKeyboardMode(kind: 0)
  public static let immediately = ScrollDismissesKeyboardMode(kind: 1)
  public static let interactively = ScrollDismissesKeyboardMode(kind: 2)
  public static let never = ScrollDismissesKeyboardMode(kind: 3)
}

// MARK: Edit mode

/// A mode that indicates whether the user can edit a view's content.
public enum EditMode: Sendable {
  /// The user can't edit the view content.
  case inactive
  /// The view is in a temporary edit mode.
  case transient
  /// The user can edit the view content.
  case active

  /// Indicates whether a view is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// An indication of whether the user can edit the contents of a view associated with this environment.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode environment value.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}
