import Darwin
import Darwin.C
import UIKit

@objc protocol Measuring {
  @objc optional func measure(_ text: String) -> Int
}

/// Can't be found by their names: private, generic, both, and in a private type.
private final class Ruler: NSObject, Measuring {
  @objc var unit = "pt"
  func measure(_ text: String) -> Int { text.count }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    print("ruler heard", keyPath ?? "", change?[.newKey] ?? "-")
  }
}

extension Ruler {
  @objc private func turn() { print("turned") }
}

class Box<Content>: NSObject, Measuring {
  @objc dynamic var title = "box"
  var content: Content?
  func measure(_ text: String) -> Int { -1 }
}

class NumberBox: Box<Int> {
  @objc var digits = 2
}

private final class Drawer<Content>: Box<Content> {
  @objc var depth = 3
  @objc func pull(_ sender: Any?) { print("pulled") }
}

private enum Shelf {
  final class Hook: NSObject {
    @objc var load = 1
  }
}

@MainActor func unnamedClasses() {
  func measurer() -> Measuring? {
    print("asked once")
    return Ruler()
  }
  if let measure = measurer()?.measure(_:) { print("measured", measure("four")) }
  guard
    let measure = measurer()?
      .measure
  else { return }
  print("again at", #line, measure("five5"))
  let (ruler, box) = (Ruler(), NumberBox())
  ruler.perform(Selector("turn"))
  ruler.setValue("cm", forKey: "unit")
  box.addObserver(ruler, forKeyPath: "title", options: .new, context: nil)
  box.title = "crate"
  box.setValue(5, forKey: "digits")
  let drawer = Drawer<String>()
  drawer.perform(Selector("pull:"), with: nil)
  drawer.setValue(7, forKey: "depth")
  print(
    ruler.unit, box.digits, drawer.depth, drawer.responds(to: Selector("measure:")),
    Shelf.Hook().value(forKey: "load") ?? "none", box.responds(to: Selector("pull:")))
  let rounded: CGFloat = Darwin.round(1.6)
  print(rounded, Darwin.abs(-2), sqrt(9))
}

// MARK: Overloads that differ by type only

extension UIView {
  @objc func stacked(_ views: [UIView]) -> String { "list" }
  func stacked(_ view: UIView...) -> String { "few" }
  @objc func stacked(_ name: String) -> String { "name " + name }
}

class Shelves: UIView {}

extension Shelves {
  override func stacked(_ views: [UIView]) -> String { "shelves " + super.stacked(views) }
  override func stacked(_ name: String) -> String { "shelves " + super.stacked(name) }
  @objc func sorted(by key: Int) -> String { "number" }
  @objc func sorted(by key: String) -> String { "text" }
}

final class TallShelves: Shelves {
  override func stacked(_ views: [UIView]) -> String { "tall " + super.stacked(views) }
  override func sorted(by key: Int) -> String { "tall " + super.sorted(by: key) }
  override func sorted(by key: String) -> String { "tall " + super.sorted(by: key) }
}

@MainActor func overloads() {
  let views: [UIView] = [UIView(), Shelves(), TallShelves()]
  print(views.map { $0.stacked([UIView()]) }, views.map { $0.stacked("a") })
  print(views.map { $0.stacked(UIView(), UIView()) })
  let shelves: Shelves = TallShelves()
  print(shelves.sorted(by: 1), shelves.sorted(by: "a"))
}
