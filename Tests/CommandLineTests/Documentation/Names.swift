// Names from a reader's own package that the documentation's code uses.
import Foundation
import Tateyoko
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {}

class CardViewController: UIViewController {}
class CheckoutController: UIViewController {}
class InboxViewController: UIViewController {
  convenience init(messages: [String]) { self.init() }
}
class LetterViewController: UIViewController {
  convenience init(_ letter: Letter) { self.init() }
}
class PlayerViewController: UIViewController {}
class Profile: UIViewController {}
class ProfileViewController: UIViewController {}
class SettingsViewController: UIViewController {}

class BadgeView: UIView {
  var count = 0
}
class InvoiceView: UIView {}

struct Letter {
  static let samples: [Letter] = []
  var title: String
}

@MainActor let controller = UIViewController()
@MainActor let detail = UIViewController()
@MainActor let list = UINavigationController()
@MainActor let view = UIView()
let matrix = SnapshotMatrix([.iPhone15])
let url = URL(fileURLWithPath: "Info.plist")
let wide = CGSize(width: 320, height: 80)

func screen() -> UIViewController { fatalError("only compiled") }

extension Bundle {
  static var module: Bundle { .main }
}
