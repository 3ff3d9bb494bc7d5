import Testing
import UIKit

private class NamedView: UIView {
  var title = ""
  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    title = "made"
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnController: UIViewController {
  let number = 7
}

private class OwnCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: "own \(reuseIdentifier ?? "")")
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnObject: NSObject {
  let value: Int
  override init() {
    value = 5
    super.init()
  }
}

private class OwnLayer: CALayer {}

@Suite("Objects of classes known at run time")
@MainActor
struct MetatypeTests {
  private func generic<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
  private func genericEmpty<Object: NSObject>() -> Object { Object() }

  @Test("a metatype's initialiser makes an object of the very class")
  func metatypes() {
    let viewClass: UIView.Type = NamedView.self
    let view = viewClass.init()
    #expect(type(of: view) == NamedView.self)
    #expect((view as? NamedView)?.title == "made")
    let framed = viewClass.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed is NamedView)
    #expect(generic(NamedView.self).title == "made")
    let label: UILabel = genericEmpty()
    #expect(label.text == nil)

    let controllerClass: UIViewController.Type = OwnController.self
    #expect((controllerClass.init() as? OwnController)?.number == 7)
    let named = controllerClass.init(nibName: nil, bundle: nil)
    #expect((named as? OwnController)?.number == 7)
    #expect(named.view.superview == nil)

    let cellClass: UITableViewCell.Type = OwnCell.self
    let cell = cellClass.init(style: .default, reuseIdentifier: "a")
    #expect(cell.reuseIdentifier == "own a")
    let headerClass: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    #expect(headerClass.init(reuseIdentifier: "h").reuseIdentifier == "h")

    let objectClass: NSObject.Type = OwnObject.self
    #expect((objectClass.init() as? OwnObject)?.value == 5)
    let layerClass: CALayer.Type = OwnLayer.self
    #expect(layerClass.init() is OwnLayer)
  }

  @Test("objects made so end like others")
  func lifetime() {
    weak var gone: UIView?
    do {
      let viewClass: UIView.Type = NamedView.self
      let view = viewClass.init(frame: .zero)
      gone = view
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("where the class is known, its own initialiser is called")
  func knownClasses() {
    #expect(NamedView(title: "own").title == "own")
    #expect(NamedView(frame: .zero).title == "made")
    #expect(UIView().frame == .zero)
  }
}
