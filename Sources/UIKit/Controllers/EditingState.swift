/// Whether a controller's content can be edited, and the button that says so.
@MainActor
struct EditingState {
  var isOn = false
  private var button: UIBarButtonItem?

  mutating func button(of controller: UIViewController) -> UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(
      title: nil, image: nil,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    button = made
    updateButton()
    return made
  }

  /// Titles and styles of the system's own items of these names.
  func updateButton() {
    button?.title = isOn ? "Done" : "Edit"
    button?.style = isOn ? .done : .plain
  }
}
