import UIKit

/// A player that forces landscape as soon as it reaches a given moment.
final class PlayerViewController: UIViewController {
  enum Moment {
    case load, appearance
  }

  private let moment: Moment
  private let picture = UIView()
  private let controls = UILabel()

  init(forcesIn moment: Moment) {
    self.moment = moment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    // Positioned once, and left to autoresizing.
    picture.frame = view.bounds.insetBy(dx: 16, dy: 64)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.backgroundColor = .systemBlue
    view.addSubview(picture)
    controls.text = "0:00 – 4:33"
    controls.textColor = .white
    controls.textAlignment = .center
    controls.font = .systemFont(ofSize: 17)
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    NSLayoutConstraint.activate([
      controls.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      controls.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    if moment == .load { force(.landscapeRight) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if moment == .appearance { force(.landscapeRight) }
  }

  func close() {
    force(.portrait)
  }

  private func force(_ orientation: UIInterfaceOrientation) {
    UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
