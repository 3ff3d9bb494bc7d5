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

/// Has no `init(frame:)`, which UIKit's `init()` calls.
private class FixedView: UIView {
  var made: [String] = []
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    made.append("fixed")
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class InheritingView: FixedView {}

private final class OverridingView: FixedView {
  override init() {
    super.init()
    made.append("overriding")
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

/// Calls its own `init(frame:)` from a convenience initialiser, which overrides none of UIKit's either. A
/// private class's wouldn't be found.
class ConvenientLabel: UILabel {
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    text = "convenient"
  }
}

final class InheritingLabel: ConvenientLabel {}

private final class PrivateLabel: ConvenientLabel {}

private final class BareController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
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

private class OwnButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 4
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnTable: UITableView {
  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    tag = 1
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnCollection: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    tag = 2
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnImageView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    tag = 3
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnStack: UIStackView {}

private class OwnNavigation: UINavigationController {
  var count = 0
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    count = viewControllers.count
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}

private class OwnColor: UIColor, @unchecked Sendable {
  var made = ""
  override init(white: CGFloat, alpha: CGFloat) {
    super.init(white: white, alpha: alpha)
    made = "white"
  }
  override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init(red: red, green: green, blue: blue, alpha: alpha)
    made = "red"
  }
}

extension UIColor {
  fileprivate static func half() -> Self { self.init(red: 0.5, green: 0, blue: 0, alpha: 1) }
}

@Suite("Objects of classes known at run time")
@MainActor
struct MetatypeTests {
  private func generic<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
  private func genericEmpty<Object: NSObject>() -> Object { Object() }

  @Test("a metatype's initialiser creates an object of exactly that class")
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

  @Test("custom initialisers, through metatypes")
  func ownInitialisers() {
    let buttonClass: UIButton.Type = OwnButton.self
    let button = buttonClass.init(type: .contactAdd)
    #expect(button is OwnButton && button.tag == 4)
    #expect(button.buttonType == .contactAdd && button.currentImage != nil)

    let tableClass: UITableView.Type = OwnTable.self
    let table = tableClass.init(frame: .zero, style: .grouped)
    #expect(table is OwnTable && table.tag == 1 && table.style == .grouped)

    let layout = UICollectionViewFlowLayout()
    let collectionClass: UICollectionView.Type = OwnCollection.self
    let collection = collectionClass.init(frame: .zero, collectionViewLayout: layout)
    #expect(collection is OwnCollection && collection.tag == 2)
    #expect(collection.collectionViewLayout === layout)

    let imageClass: UIImageView.Type = OwnImageView.self
    let image = UIImage()
    let imageView = imageClass.init(image: image)
    #expect(imageView is OwnImageView && imageView.tag == 3 && imageView.image === image)

    let stackClass: UIStackView.Type = OwnStack.self
    let label = UILabel()
    let stack = stackClass.init(arrangedSubviews: [label])
    #expect(stack is OwnStack && stack.arrangedSubviews == [label])

    let navigationClass: UINavigationController.Type = OwnNavigation.self
    let root = OwnController()
    let navigation = navigationClass.init(rootViewController: root)
    #expect((navigation as? OwnNavigation)?.count == 1)
    #expect(navigation.topViewController === root)

    let colorClass: UIColor.Type = OwnColor.self
    let grey = colorClass.init(white: 0.25, alpha: 1)
    #expect((grey as? OwnColor)?.made == "white" && grey == UIColor(white: 0.25, alpha: 1))
    #expect(OwnColor.half().made == "red")
    #expect(UIColor.half() == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
  }

  @Test("a class's own `init()`, whether or not it overrides one")
  func ownEmptyInitialisers() {
    func made<View: UIView>(_ type: View.Type) -> View { View() }
    #expect(made(FixedView.self).made == ["fixed"])
    #expect(made(InheritingView.self).made == ["fixed"])
    #expect(type(of: made(InheritingView.self)) == InheritingView.self)
    #expect(made(OverridingView.self).made == ["fixed", "overriding"])
    #expect(made(ConvenientLabel.self).text == "convenient")
    #expect(made(ConvenientLabel.self).frame.width == 9)
    #expect(made(InheritingLabel.self).text == "convenient")
    #expect(made(PrivateLabel.self).text == "convenient")
    #expect(type(of: made(PrivateLabel.self)) == PrivateLabel.self)
    let controllerClass: UIViewController.Type = BareController.self
    #expect(controllerClass.init() is BareController)
    weak var gone: FixedView?
    do {
      let view = made(OverridingView.self)
      gone = view
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("objects created this way are deallocated like others")
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

  @Test("if the class is known, its own initialiser is called")
  func knownClasses() {
    #expect(NamedView(title: "own").title == "own")
    #expect(NamedView(frame: .zero).title == "made")
    #expect(UIView().frame == .zero)
  }
}
