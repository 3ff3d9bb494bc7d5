import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView
import os.log

@MainActor @objc public protocol ListDelegate {
  @objc optional func list(_ list: List, didSelect item: Int)
  @objc optional func listTitle(for list: List) -> String
  @objc optional func listSubtitle() -> String?
  @objc optional func listPrice() throws -> Int
  @objc optional func listDidScroll(_ list: List)
  @objc optional func text(for list: List) -> String
  @objc optional var name: String { get }
  @objc optional var note: String? { get set }
  func required()
}

@objcMembers
open class List: UIView {
  @IBOutlet weak var label: UILabel!
  @IBOutlet private var labels: [UILabel]!
  @IBInspectable var radius: Double = 0
  @objc dynamic var progress = 0.5
  @objc dynamic var count: Int = 0 {
    didSet { print("count", oldValue) }
  }
  @objc dynamic var half: Double {
    get { progress / 2 }
    set { progress = newValue * 2 }
  }
  weak var delegate: ListDelegate?
  var done: (() -> Void)?
  #if os(iOS)
    lazy var tap = #selector(tapped)
  #else
    lazy var tap = #selector(missing)
  #endif
  private lazy var secretTap = #selector(
    self.secret(_:)
  )

  @IBAction func tapped(_ sender: UIView) {
    delegate?.list?(self, didSelect: 1)
    delegate?.listDidScroll?(self)
    print("title", delegate?.listTitle?(for: self).count ?? -1)
    print("subtitle", delegate?.listSubtitle?() ?? "none")
    print("name", delegate?.name ?? "none", delegate?.note ?? "none")
    print("price", (try? delegate?.listPrice?()) ?? -1)
    if delegate?.list(_:didSelect:) != nil { print("selects") }
    if delegate?.listTitle(for:) != nil { print("has a title") }
    if let title = delegate?.listTitle(for:) { print("got", title(self)) }
    if let subtitle = delegate?.listSubtitle { print("never", subtitle() ?? "") }
    if let text = label?.text { print("never", text.count) }
    if delegate?.listDidScroll == nil { print("doesn't scroll") }
    done?()
  }

  @objc(secretly:) private func secret(_ sender: Any) { print("secret", #line) }

  @nonobjc func keys() -> [String] {
    [#keyPath(List.progress), #keyPath(count), #keyPath(UIView.isHidden), #keyPath(label.text)]
  }
}

@objc(PlainRow) final class Row: List {
  @objc func over(_ sender: UIButton) { print("over a button") }
  func over(_ sender: UILabel) { print("over a label") }
  @objc static func make() -> Row { Row() }

  func selectors() -> [Selector] {
    [
      #selector(over(_:) as (UIButton) -> Void), #selector(Row.make),
      #selector(ListDelegate.list(_:didSelect:)), #selector(getter: label),
      #selector(setter: List.radius), #selector(setter: UIView.isHidden),
      #selector(List.tapped(_:)), #selector(UIView.layoutSubviews),
    ]
  }
}
