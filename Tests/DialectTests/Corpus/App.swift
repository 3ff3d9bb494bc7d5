import UIKit

@UIApplicationMain
class App: NSObject, UIApplicationDelegate, Runnable, ListDelegate {
  override required init() { super.init() }
  func required() {}
  func listTitle(for list: List) -> String { "a title" }
  var name: String { "App" }

  func run() {
    let list = Table()
    list.delegate = self
    _ = list.tap.invoke(list, [UIView()])
    _ = Selector("secretly:").invoke(list, [1])
    print(list.keys())
    print(
      (list as List).reload(), (list as List).join("a", "b", count: 1),
      List().join("a", "b", count: 1))
    let views: [UIView] = [UIView(), UILabel(), list, DeepTable(), List()]
    print(views.map { $0.skeleton("!") }, views.map(\.depth))
    views[2].depth = 4
    views[2].layoutSubviews()
    views[2].isHidden = true
    print(type(of: views[2]).layerClass, list.becomeFirstResponder())
    list.half = 1
    list.count = 2
    print(Row().selectors())
    _ = Row().selectors()[0].invoke(Row(), [UIButton()])
    Watcher().observeValue(forKeyPath: nil, of: nil, change: nil, context: nil)
    list.tag = "tagged"
    print(list.tag ?? "")
    let inner = Outer.Inner()
    inner.viewDidLoad()
    inner.button.send()
    _ = inner.button
    for type in [List.self, Row.self, Outer.Inner.self, Watcher.self] as [AnyClass] {
      print(_DialectMembers.of(type)!.lines.joined(separator: "\n  "))
    }
    let names = _typeByName("6Corpus14_DialectModuleO") as? any _DialectClassNames.Type
    print(names?.classes.map { "\($0.0) \($0.1)" } ?? [])
  }
}
