import Graphics

/// A control that displays an editable text interface.
public nonisolated struct TextField<Label: View>: View {
  let label: Label
  let placeholder: Text?
  let source: FieldSource
  var axis = Axis.horizontal
  var changedEditing: ((Bool) -> Void)?
  var committed: (() -> Void)?

  @Environment(\.self) private var environment
  /// The text of a formatted value while it's edited.
  @State private var draft: String?

  private var draftBinding: Binding<String> {
    let source = source
    return Binding(get: { draft ?? source.binding.wrappedValue }, set: { draft = $0 })
  }

  @MainActor private func commit() {
    guard let draft else { return }
    source.binding.wrappedValue = draft
    self.draft = nil
  }

  @MainActor public var body: some View {
    let prompt =
      placeholder?.content(in: environment).string
      ?? label.labelItem(in: environment)?.title ?? ""
    if environment.makesItems {
      label.modifier(
        ItemModifier(kind: .field(text: source.binding, prompt: prompt, isSecure: false)))
    } else if axis == .vertical {
      GrowingField(text: source.binding, placeholder: prompt)
    } else {
      Field(
        text: source.isFormatted ? draftBinding : source.binding, placeholder: prompt,
        isBordered: environment.textFieldStyle == .roundedBorder, isSecure: false,
        changedEditing: { isEditing in
          if !isEditing { commit() }
          changedEditing?(isEditing)
        },
        committed: {
          commit()
          committed?()
        }
      )
      .frame(maxWidth: .infinity)
    }
  }
}

/// What a field edits, as text.
struct FieldSource {
  let binding: Binding<String>
  /// Whether the text is a value's, which is only set once it's edited.
  let isFormatted: Bool

  init(_ text: Binding<String>) {
    binding = text
    isFormatted = false
  }

  init(text: @escaping () -> String, read: @escaping (String) -> Void) {
    binding = Binding(get: text, set: read)
    isFormatted = true
  }
}

extension TextField {
  /// Creates a text field with a prompt generated from a text, and a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), placeholder: prompt, source: FieldSource(text))
  }

  /// Creates a text field with a preferred axis, a prompt and a label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), placeholder: prompt, source: FieldSource(text), axis: axis)
  }
}

extension TextField where Label == Text {
  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?, _ axis: Axis = .horizontal)
  {
    self.init(
      label: title, placeholder: prompt ?? title, source: FieldSource(text), axis: axis)
  }

  /// Creates a text field with a text label generated from a localized title string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text, nil)
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text, nil)
  }

  /// Creates a text field with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt)
  }

  /// Creates a text field with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text, prompt)
  }

  /// Creates a text field with a preferred axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), text, nil, axis)
  }

  /// Creates a text field with a preferred axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(Text(title), text, nil, axis)
  }

  /// Creates a text field with a preferred axis and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(titleKey), text, prompt, axis)
  }

  /// Creates a text field with a preferred axis and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(title), text, prompt, axis)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), placeholder: Text(titleKey), source: FieldSource(text),
      changedEditing: onEditingChanged, committed: onCommit)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), placeholder: Text(titleKey), source: FieldSource(text),
      committed: onCommit)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), placeholder: Text(title), source: FieldSource(text),
      changedEditing: onEditingChanged, committed: onCommit)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), placeholder: Text(title), source: FieldSource(text),
      committed: onCommit)
  }

  /// Creates a text field that applies a format style to a bound value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), placeholder: prompt ?? Text(titleKey),
      source: FieldSource(value, format))
  }

  /// Creates a text field that applies a format style to a bound value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), placeholder: prompt ?? Text(title), source: FieldSource(value, format))
  }

  /// Creates a text field that applies a format style to a bound optional value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), placeholder: prompt ?? Text(titleKey),
      source: FieldSource(optional: value, format))
  }

  /// Creates a text field that applies a format style to a bound optional value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), placeholder: prompt ?? Text(title),
      source: FieldSource(optional: value, format))
  }

  /// Creates a text field that uses a formatter for a bound value.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), placeholder: prompt ?? Text(titleKey),
      source: FieldSource(value, formatter))
  }

  /// Creates a text field that uses a formatter for a bound value.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      label: Text(title), placeholder: prompt ?? Text(title),
      source: FieldSource(value, formatter))
  }
}

extension FieldSource {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      text: { format.format(value.wrappedValue) },
      read: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      text: { value.wrappedValue.map { format.format($0) } ?? "" },
      read: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      text: { formatter.string(for: value.wrappedValue) ?? "" },
      read: { text in
        if let formatter = formatter as? NumberFormatter, let number = formatter.number(from: text)
        {
          if let known = number as? V { value.wrappedValue = known }
          if let known = number.doubleValue as? V { value.wrappedValue = known }
          if let known = number.intValue as? V { value.wrappedValue = known }
        } else if let formatter = formatter as? DateFormatter,
          let date = formatter.date(from: text) as? V
        {
          value.wrappedValue = date
        } else if let text = text as? V {
          value.wrappedValue = text
        }
      })
  }
}

/// A control into which people securely enter private text.
public nonisolated struct SecureField<Label: View>: View {
  let label: Label
  let placeholder: Text?
  let text: Binding<String>
  var committed: (() -> Void)?

  @Environment(\.self) private var environment

  @MainActor public var body: some View {
    let prompt =
      placeholder?.content(in: environment).string
      ?? label.labelItem(in: environment)?.title ?? ""
    if environment.makesItems {
      label.modifier(ItemModifier(kind: .field(text: text, prompt: prompt, isSecure: true)))
    } else {
      Field(
        text: text, placeholder: prompt,
        isBordered: environment.textFieldStyle == .roundedBorder, isSecure: true,
        committed: committed
      )
      .frame(maxWidth: .infinity)
    }
  }
}

extension SecureField {
  /// Creates a secure text field with a prompt generated from a text, and a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), placeholder: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure text field with a prompt generated from a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), placeholder: prompt ?? Text(titleKey), text: text)
  }

  /// Creates a secure text field with a prompt generated from a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), placeholder: prompt ?? Text(title), text: text)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), placeholder: Text(titleKey), text: text, committed: onCommit)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), placeholder: Text(title), text: text, committed: onCommit)
  }
}
