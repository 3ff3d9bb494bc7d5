import UIKit

/// Lists the resulting interface orientation for each device orientation.
class TurnTableViewController: UIViewController {
  private let list = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.axis = .vertical
    list.spacing = 8
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    add("DEVICE", "INTERFACE", .boldSystemFont(ofSize: 13))
  }

  /// Records the current interface orientation.
  func note() {
    let device = UIDevice.current.orientation
    let interface = view.window?.windowScene?.interfaceOrientation ?? .unknown
    // An interface that follows the device has its raw value.
    let follows = device.rawValue == interface.rawValue
    add(
      "\(device)", "\(interface)", .systemFont(ofSize: 13),
      follows ? UIColor(red: 0, green: 0.5, blue: 0.2, alpha: 1) : .red)
  }

  private func add(_ device: String, _ interface: String, _ font: UIFont, _ color: UIColor = .black)
  {
    let row = UIStackView(
      arrangedSubviews: [device, interface].map { text in
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.widthAnchor.constraint(equalToConstant: 130).isActive = true
        return label
      })
    list.addArrangedSubview(row)
  }
}

/// Supports all orientations, including upside down on an iPhone.
class AllWaysViewController: TurnTableViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

/// Prefers portrait.
class UprightViewController: TurnTableViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
