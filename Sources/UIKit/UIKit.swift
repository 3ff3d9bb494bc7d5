// Room: UIKit
