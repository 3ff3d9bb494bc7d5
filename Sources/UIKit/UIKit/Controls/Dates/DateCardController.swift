import Foundation

/// The card that a date picker's word opens: a calendar, or the wheels of a time.
///
/// It's presented as a popover next to the word on every device, although a device shows a card
/// without an arrow (by eye; low).
final class DateCardController: UIViewController, UIPopoverPresentationControllerDelegate {
  enum Content {
    case calendar, time
  }

  private weak var picker: UIDatePicker?
  private weak var word: DateWordView?
  let content: Content
  private let inner = UIDatePicker()

  init(_ content: Content, of picker: UIDatePicker, at word: DateWordView) {
    self.content = content
    self.picker = picker
    self.word = word
    super.init(nibName: nil, bundle: nil)
    inner.preferredDatePickerStyle = content == .calendar ? .inline : .wheels
    inner.datePickerMode = content == .calendar ? .date : .time
    inner.settings = picker.settings
    inner.tintColor = picker.tintColor
    inner.settingsDidChange()
    inner.addAction(UIAction { [weak self] _ in self?.take() }, for: .valueChanged)
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
    popoverPresentationController?.sourceView = word
    popoverPresentationController?.sourceRect = word.bounds
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
    preferredContentSize = inner.naturalContentSize
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView()
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    self.view = view
  }

  private func take() {
    guard let picker else { return }
    let before = picker.date
    picker.setDate(inner.date, animated: true)
    if picker.date != before { picker.sendValueChanged() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    word?.isOpen = false
    picker?.sendActions(for: .editingDidEnd)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

extension UIDatePicker {
  /// Opens the card of a word, over the frontmost controller; the editing events are sent for it
  /// (recalled; medium).
  func open(_ content: DateCardController.Content, at word: DateWordView) {
    guard isEnabled, var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    let card = DateCardController(content, of: self, at: word)
    word.isOpen = true
    sendActions(for: .editingDidBegin)
    presenter.present(card, animated: true)
  }
}
