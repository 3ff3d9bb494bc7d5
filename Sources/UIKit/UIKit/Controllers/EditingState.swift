/// Whether a controller's content is being edited, and the button that toggles it.
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

  /// Sets the title and style of the corresponding system item.
  func updateButton() {
    button?.title = isOn ? "Done" : "Edit"
    button?.style = isOn ? .done : .plain
  }
}
