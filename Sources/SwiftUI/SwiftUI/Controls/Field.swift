import Graphics

/// A text field of UIKit's.
struct Field: UIViewRepresentable {
  @Binding var text: String
  let placeholder: String
  let isBordered: Bool
  let isSecure: Bool
  var changedEditing: ((Bool) -> Void)?
  var committed: (() -> Void)?

  /// The space that a plain field adds to a line of its text (iOS 13.7 to 18.5; facts: layout §3.2, high).
  private static let space: CGFloat = 1.5
  /// The height with a border (iOS 26.0; facts: layout §3.2, high).
  private static let borderedHeight: CGFloat = 34

  func makeCoordinator() -> FieldDriver { FieldDriver() }

  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    let driver = context.coordinator
    view.delegate = driver
    view.addAction(
      UIAction { [weak view] _ in driver.set?(view?.text ?? "") }, for: .editingChanged)
    return view
  }

  func updateUIView(_ view: UITextField, context: Context) {
    let environment = context.environment
    let driver = context.coordinator
    driver.set = { text = $0 }
    driver.changedEditing = changedEditing
    driver.submitted = { [committed] in
      committed?()
      environment.submitActions.run(.text)
    }
    if view.text != text { view.text = text }
    view.placeholder = placeholder
    view.borderStyle = isBordered ? .roundedRect : .none
    view.isEnabled = environment.isEnabled
    view.isSecureTextEntry = isSecure
    let font = (environment.font ?? .body).descriptor(in: environment)
    view.font = .systemFont(ofSize: font.size, weight: UIFont.Weight(font.weight))
    view.textColor = environment.foregroundPaint().solidColor.map { UIColor($0) }
    view.textAlignment = environment.multilineTextAlignment.fieldAlignment(environment)
    apply(environment.keyboard, to: view)
    driver.follow(environment.focusPlace, view)
  }

  private func apply(_ traits: KeyboardTraits, to view: UITextField) {
    view.keyboardType = traits.keyboard
    view.textContentType = traits.contentType
    view.autocapitalizationType = traits.capitalization ?? .sentences
    view.autocorrectionType = traits.isCorrectionDisabled == true ? .no : .default
    view.returnKeyType = traits.submitLabel
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let grid = PixelGrid(scale: context.environment.displayScale)
    let line = uiView.font?.lineHeight ?? 0
    let height = isBordered ? Self.borderedHeight : grid.up(line + Self.space)
    return CGSize(width: proposal.width ?? uiView.intrinsicContentSize.width, height: height)
  }
}

extension TextAlignment {
  fileprivate func fieldAlignment(_ environment: EnvironmentValues) -> NSTextAlignment {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    switch self {
    case .leading: return .natural
    case .center: return .center
    case .trailing: return isRightToLeft ? .left : .right
    }
  }
}

/// Tells a field's bindings what the user does.
@MainActor final class FieldDriver: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var set: ((String) -> Void)?
  var changedEditing: ((Bool) -> Void)?
  var submitted: (() -> Void)?
  private var focus: FocusPlace?

  /// Makes the view first responder if it's to have the focus.
  func follow(_ focus: FocusPlace?, _ view: UIView) {
    self.focus = focus
    guard let focus, view.isFirstResponder != focus.isFocused() else { return }
    DispatchQueue.main.async { [weak self, weak view] in
      guard let view, let focus = self?.focus, view.window != nil else { return }
      let isFocused = focus.isFocused()
      if isFocused, !view.isFirstResponder { view.becomeFirstResponder() }
      if !isFocused, view.isFirstResponder { view.resignFirstResponder() }
    }
  }

  private func edits(_ isEditing: Bool) {
    if let focus, focus.isFocused() != isEditing { focus.set(isEditing) }
    changedEditing?(isEditing)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { edits(true) }
  func textFieldDidEndEditing(_ textField: UITextField) { edits(false) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submitted?()
    textField.resignFirstResponder()
    return false
  }

  func textViewDidBeginEditing(_ textView: UITextView) { edits(true) }
  func textViewDidEndEditing(_ textView: UITextView) { edits(false) }
  func textViewDidChange(_ textView: UITextView) { set?(textView.text) }
}

/// A text view of UIKit's for several lines.
struct Editor: UIViewRepresentable {
  @Binding var text: String
  /// Whether the view is as high as its text instead of filling its proposal.
  let grows: Bool

  func makeCoordinator() -> FieldDriver { FieldDriver() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    if grows {
      view.isScrollEnabled = false
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
    }
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    let driver = context.coordinator
    driver.set = { text = $0 }
    driver.submitted = { environment.submitActions.run(.text) }
    if view.text != text { view.text = text }
    let shows = !grows && environment.scrollBackground != .hidden
    view.backgroundColor = shows ? .systemBackground : .clear
    view.isEditable = environment.isEnabled
    let font = (environment.font ?? .body).descriptor(in: environment)
    view.font = .systemFont(ofSize: font.size, weight: UIFont.Weight(font.weight))
    view.textColor = environment.foregroundPaint().solidColor.map { UIColor($0) }
    view.textAlignment = environment.multilineTextAlignment.fieldAlignment(environment)
    view.keyboardType = environment.keyboard.keyboard
    driver.follow(environment.focusPlace, view)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? {
    guard grows else { return proposal.replacingUnspecifiedDimensions() }
    let width = proposal.width ?? 10_000
    let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: proposal.width ?? fitting.width, height: fitting.height)
  }
}

/// A field whose height follows its lines, with a placeholder over it.
nonisolated struct GrowingField: View {
  let text: Binding<String>
  let placeholder: String

  @MainActor var body: some View {
    Editor(text: text, grows: true)
      .overlay(alignment: .topLeading) {
        if text.wrappedValue.isEmpty {
          Text(verbatim: placeholder).foregroundStyle(Color(uiColor: .placeholderText))
            .allowsHitTesting(false)
        }
      }
  }
}

/// A view that can display and edit long-form text.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Creates a plain text editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public var body: some View { Editor(text: text, grows: false) }
}
