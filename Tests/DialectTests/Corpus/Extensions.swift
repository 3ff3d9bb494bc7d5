import UIKit

extension List {
  fileprivate func helper() { print("helper", #line) }
}

private extension List {
  @objc func hidden() {}
}

extension List {
  override open func layoutSubviews() {
    super.layoutSubviews()
    helper()
  }

  @objc open func reload(_ animated: Bool = true) -> Int {
    print("List.reload", animated)
    return #line
  }

  open override var isHidden: Bool {
    didSet { print("isHidden", oldValue, isHidden) }
  }

  open override class var layerClass: AnyClass { CAShapeLayer.self }

  @objc open func join(_ words: String..., count _: Int) -> String { words.joined(separator: "-") }

  #if CUSTOM
    override open var canBecomeFirstResponder: Bool { true }
  #else
    override open var canBecomeFirstResponder: Bool { false }
  #endif

  #if os(macOS)
    override open func layout() { super.layout() }
  #endif
}

extension UIView {
  @objc func skeleton(_ mark: String) -> String { "view" + mark }
  @objc var depth: Int {
    get { 0 }
    set { print("depth", newValue) }
  }
}

extension UILabel {
  override func skeleton(_ mark: String) -> String { "label+" + super.skeleton(mark) }
}

class Table: List {
  override func reload(_ animated: Bool) -> Int {
    print("Table.reload")
    return super.reload(animated)
  }
  override func join(_ words: String..., count: Int) -> String { "table" }
  override func skeleton(_ mark: String) -> String { "table+" + super.skeleton(mark) }
  override var depth: Int {
    get { super.depth + 1 }
    set { super.depth = newValue * 2 }
  }
}

class DeepTable: Table {
  override func skeleton(_ mark: String) -> String { "deep+" + super.skeleton(mark) }
}

enum Outer {
  final class Inner: UIViewController {
    @IBOutlet var caption: UILabel?
    @IBAction private func close() { print("closed") }
    let button = UIButton()
    lazy var other = Presses()
    var delegate: UINavigationControllerDelegate?

    func wire() {
      button.addTarget(self, action: #selector(close), for: .touchUpInside)
      button.addTarget(other, action: #selector(other.press(_:)), for: .touchUpInside)
      delegate?.navigationController?(
        UINavigationController(), willShow: self, animated: true)
    }
  }
}

extension Outer.Inner {
  override func viewDidLoad() {
    super.viewDidLoad()
    wire()
  }
}

final class Presses: NSObject {
  @objc func press(_ sender: UIButton) { print("pressed", #line) }
}

// MARK: What nibs set and call in extensions of UIKit's classes

extension UITextField {
  @IBOutlet var nextField: UITextField? {
    get { rightView as? UITextField }
    set { rightView = newValue }
  }
}

extension UIView {
  @IBInspectable var ring: Double {
    get { Double(layer.borderWidth) }
    set { layer.borderWidth = CGFloat(newValue) }
  }
  @IBAction func pulse(_ sender: Any) { print("pulse", ring) }
}

@MainActor func ofSystemClasses() {
  let (field, next) = (UITextField(), UITextField())
  field.setValue(next, forKey: "nextField")
  field.setValue(3, forKey: "ring")
  print(field.nextField === next, field.responds(to: Selector("pulse:")))
  field.perform(Selector("pulse:"), with: field)
}
