/// An alert or a dialog that follows the views that it's made of.
@MainActor final class AlertDriver {
  let controller: RequestedAlert
  private let actions: ItemReader
  private let message: ItemReader?
  private var title: String?
  private var buttons: [RequestedAction] = []
  private var fields: [(field: UITextField, text: Binding<String>)] = []

  init(
    _ content: AlertContent, _ environment: EnvironmentValues, _ style: UIAlertController.Style
  ) {
    actions = ItemReader(content.actions, environment)
    message = content.message.map { ItemReader($0, environment) }
    title = content.title?.content(in: environment).string
    controller = RequestedAlert(title: title, message: nil, preferredStyle: style)
    controller.message = messageText
    let items = actions.items
    for item in items {
      switch item.kind {
      case .button(let role, _): addButton(item, role.alertStyle)
      case .field(let text, let prompt, let isSecure): addField(text, prompt, isSecure)
      default: break
      }
    }
    // An alert without buttons has one that dismisses it; a dialog without a way back has one for it.
    let isComplete =
      style == .alert ? !buttons.isEmpty : buttons.contains { $0.style == .cancel }
    if !isComplete {
      controller.addAction(
        UIAlertAction(title: style == .alert ? "OK" : "Cancel", style: .cancel))
    }
    actions.changed = { [weak self] in self?.show() }
    message?.changed = { [weak self] in self?.show() }
  }

  func update(_ content: AlertContent, _ environment: EnvironmentValues) {
    title = content.title?.content(in: environment).string
    actions.update(content.actions, environment)
    if let text = content.message { message?.update(text, environment) }
    show()
  }

  private var messageText: String? {
    message?.items.compactMap(\.title).joined(separator: "\n")
  }

  private func addButton(_ item: ReadItem, _ style: UIAlertAction.Style) {
    // Called with the button's own action, which is always the latest.
    let button = RequestedAction(title: item.title, style: style) { known in
      (known as? RequestedAction)?.act()
    }
    button.item = item
    button.isEnabled = item.isEnabled
    buttons.append(button)
    controller.addAction(button)
  }

  private func addField(_ text: Binding<String>, _ prompt: String, _ isSecure: Bool) {
    controller.addTextField { [self] field in
      field.text = text.wrappedValue
      field.placeholder = prompt
      field.isSecureTextEntry = isSecure
      let index = fields.count
      fields.append((field, text))
      field.addAction(
        UIAction { [weak self, weak field] _ in
          self?.fields[index].text.wrappedValue = field?.text ?? ""
        },
        for: .editingChanged)
    }
  }

  /// Shows what has changed, in the same number of buttons and fields: UIKit removes none.
  private func show() {
    if controller.title != title { controller.title = title }
    let words = messageText
    if controller.message != words { controller.message = words }
    let items = actions.items
    let shown = items.filter { if case .button? = $0.kind { true } else { false } }
    for (button, item) in zip(buttons, shown) { button.show(item) }
    let texts = items.compactMap { item in
      if case .field(let text, _, _)? = item.kind { text } else { nil as Binding<String>? }
    }
    for (index, text) in texts.enumerated() where index < fields.count {
      fields[index].text = text
      let words = text.wrappedValue
      if fields[index].field.text != words { fields[index].field.text = words }
    }
  }
}

/// A button of an alert with the title and action of its view.
private final class RequestedAction: UIAlertAction {
  var item: ReadItem?

  override var title: String? { item?.title }

  func show(_ item: ReadItem) {
    let isOther = self.item?.title != item.title
    self.item = item
    // Enabling lays the alert out again, with the title too.
    if isOther || isEnabled != item.isEnabled { isEnabled = item.isEnabled }
  }

  func act() {
    if case .button(_, let action)? = item?.kind { action() }
  }
}

extension ButtonRole? {
  fileprivate var alertStyle: UIAlertAction.Style {
    switch self {
    case .destructive?: .destructive
    case .cancel?: .cancel
    default: .default
    }
  }
}

/// An alert that says when it's gone.
final class RequestedAlert: UIAlertController {
  var dismissed: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dismissed?()
  }
}
