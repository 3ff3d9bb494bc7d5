import UIKit

@UIApplicationMain
class App: NSObject, UIApplicationDelegate, ListDelegate {
  var window: UIWindow?

  func required() {}
  func listTitle(for list: List) -> String { "a title" }
  var name: String { "App" }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    dialect()
    actions()
    keyValueCoding()
    keyValueObserving()
    notifications()
    unnamedClasses()
    overloads()
    ofSystemClasses()
    exchange()
    return true
  }

  func dialect() {
    let list = Table()
    list.delegate = self
    list.perform(list.tap, with: UIView())
    list.perform(Selector("secretly:"), with: 1)
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
    Row().perform(Row().selectors()[0], with: UIButton())
    list.mark = "marked"
    print(list.mark ?? "")
    let inner = Outer.Inner()
    inner.loadViewIfNeeded()
    inner.button.sendActions(for: .touchUpInside)
    print(
      NSClassFromString("PlainRow").map { NSStringFromClass($0) } ?? "none",
      NSClassFromString("UILabel") ?? NSObject.self, NSStringFromClass(UIView.self))
  }
}
