import UIKit

// As libraries do it, which has no effect here: no method is found, and everything continues without.

private typealias Old = @convention(c) (AnyObject, Selector) -> Void
private typealias Block = @convention(block) (UIViewController, Selector) -> Void

extension UIViewController {
  @objc func tracked_viewDidLoad() { print("never") }

  static func track() -> Bool {
    guard let old = class_getInstanceMethod(self, #selector(viewDidLoad)),
      let new = class_getInstanceMethod(self, #selector(tracked_viewDidLoad))
    else { return false }
    if class_addMethod(
      self, #selector(viewDidLoad), method_getImplementation(new), method_getTypeEncoding(new))
    {
      class_replaceMethod(
        self, #selector(tracked_viewDidLoad), method_getImplementation(old),
        method_getTypeEncoding(old))
    } else {
      method_exchangeImplementations(old, new)
    }
    return true
  }

  static func wrap() {
    let block: Block = { _, _ in print("never") }
    let code = imp_implementationWithBlock(block)
    if let method = class_getInstanceMethod(self, #selector(viewDidLoad)) {
      let old = unsafeBitCast(method_setImplementation(method, code), to: Old.self)
      old(UIViewController(), #selector(viewDidLoad))
    }
    imp_removeBlock(code)
  }
}

@MainActor func exchange() {
  print("exchanged", UIViewController.track())
  UIViewController.wrap()
  UIViewController().loadViewIfNeeded()
  print(
    object_getClass(UILabel()) ?? NSObject.self, objc_getClass("PlainRow") ?? "none",
    class_getSuperclass(UILabel.self) ?? NSObject.self,
    NSClassFromString("Corpus.Outer.Inner") ?? NSObject.self,
    NSClassFromString("Corpus.Nobody") == nil, NSClassFromString("Nobody") == nil,
    NSClassFromString("NSObject") ?? UIView.self)
  let change: [String: Any] = ["new": CGRect(x: 1, y: 2, width: 3, height: 4), "count": 5]
  let object: AnyObject = UILabel()
  print(
    (change["new"] as AnyObject).cgRectValue.width, (change["count"] as AnyObject).doubleValue!,
    (change["old"] as AnyObject).cgRectValue == nil, type(of: object).description(),
    Ticking().responds(to: #selector(Ticking.tick)),
    Ticking().method(for: #selector(Ticking.tick)) == nil)
  let count: Int? = (change["count"] as AnyObject?)?.intValue
  print(
    count ?? 0, (change["count"] as AnyObject).int32Value!,
    (change["no"] as AnyObject?)?.stringValue.count == nil,
    NSStringFromClass(Bundle.self), NSClassFromString("NSURLSession") ?? NSObject.self)
}

final class Ticking: NSObject {
  @objc func tick() {}
}
