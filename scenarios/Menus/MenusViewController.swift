import UIKit

/// A photograph's screen: bands of colour under materials, and buttons and rows with menus.
public final class MenusViewController: UIViewController {
  public let photo = UIView()
  private let options = UIButton(type: .system)
  private var interaction: UIContextMenuInteraction?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Photo"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sorting)
    addBands()
    addMaterials()
    addPhoto()
    options.setTitle("Options", for: .normal)
    options.menu = actions
    options.showsMenuAsPrimaryAction = true
    options.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(options)
    NSLayoutConstraint.activate([
      options.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 24),
      options.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
    ])
  }

  private var sorting: UIMenu {
    UIMenu(
      title: "Sort by", options: .singleSelection,
      children: [
        UIAction(title: "Name", state: .on) { _ in },
        UIAction(title: "Date", subtitle: "Newest first") { _ in },
      ])
  }

  private var actions: UIMenu {
    let rotation = UIMenu(
      title: "Rotate",
      children: [UIAction(title: "Left") { _ in }, UIAction(title: "Right") { _ in }])
    let end = UIMenu(
      options: .displayInline,
      children: [
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in }
      ])
    return UIMenu(children: [
      UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
      UIAction(
        title: "Print", image: UIImage(systemName: "printer"), attributes: .disabled
      ) { _ in },
      rotation, end,
    ])
  }

  private func addBands() {
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    let bands = UIStackView(
      arrangedSubviews: colors.map {
        let band = UIView()
        band.backgroundColor = $0
        return band
      })
    bands.distribution = .fillEqually
    bands.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bands)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bands.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bands.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bands.topAnchor.constraint(equalTo: guide.topAnchor),
      bands.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  private func addMaterials() {
    let styles: [UIBlurEffect.Style] = [.systemUltraThinMaterial, .systemMaterial, .regular, .dark]
    let row = UIStackView(
      arrangedSubviews: styles.map {
        let card = UIVisualEffectView(effect: UIBlurEffect(style: $0))
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        return card
      })
    row.spacing = 8
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      row.heightAnchor.constraint(equalToConstant: 180),
    ])
  }

  private func addPhoto() {
    photo.backgroundColor = .systemTeal
    photo.layer.cornerRadius = 16
    photo.accessibilityIdentifier = "photo"
    photo.translatesAutoresizingMaskIntoConstraints = false
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    photo.addInteraction(interaction)
    view.addSubview(photo)
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 220),
      photo.widthAnchor.constraint(equalToConstant: 140),
      photo.heightAnchor.constraint(equalToConstant: 90),
    ])
  }
}

extension MenusViewController: UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [actions] _ in actions })
  }
}
