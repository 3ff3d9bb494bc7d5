import LocalKit
import Modern
import RemoteKit
import UIKit

class Editor: UIViewController {
  private(set) var saved = 0
  let card = RemoteCard(frame: CGRect(x: 40, y: 200, width: 200, height: 80))
  let badge = ModernBadge(frame: CGRect(x: 40, y: 320, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = LocalButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 40, y: 120, width: 120, height: 44)
    button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(card)
    view.addSubview(badge)
    card.press()
    badge.press()
    button.sendActions(for: .touchUpInside)
  }

  @objc private func save(_ sender: UIButton) { saved += 1 }
}
