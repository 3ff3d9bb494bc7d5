import FoundationNetworking
import Testing
import UIKit

@testable import UIKit

@Suite("The Objective-C runtime")
@MainActor
struct ObjCRuntimeTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  @Test("an implementation made from a closure maps to it until removed, and no other pointer does")
  func blocks() throws {
    let code = imp_implementationWithBlock({ (number: Int) in number + 1 })
    let other = imp_implementationWithBlock({ "other" })
    #expect(code != other)
    let block = try #require(imp_getBlock(code) as? (Int) -> Int)
    #expect(block(2) == 3)
    #expect(imp_removeBlock(code) && !imp_removeBlock(code))
    #expect(imp_getBlock(code) == nil && imp_getBlock(other) != nil)
    #expect(imp_removeBlock(other))
    let object = NSObject()
    let pointers = [
      try #require(IMP(bitPattern: 1)), OpaquePointer(Unmanaged.passUnretained(object).toOpaque()),
    ]
    for pointer in pointers {
      #expect(imp_getBlock(pointer) == nil && !imp_removeBlock(pointer))
    }
  }

  @Test("no query finds a method's implementation, though objects respond to the method")
  func methods() {
    let track = Track()
    let selector = Selector("setValue:forUndefinedKey:")
    #expect(track.responds(to: selector))
    #expect(class_respondsToSelector(Track.self, selector))
    #expect(track.method(for: selector) == nil)
    #expect(class_getMethodImplementation(Track.self, selector) == nil)
    #expect(class_getInstanceMethod(Track.self, selector) == nil)
    let code = imp_implementationWithBlock({})
    #expect(!class_addMethod(Track.self, selector, code, nil))
    #expect(class_replaceMethod(Track.self, selector, code, nil) == nil)
    #expect(track.responds(to: selector))
    imp_removeBlock(code)
  }

  @Test("any object answers with the types that Swift gives NSNumber's values")
  func messages() throws {
    let number = _DialectObject(NSNumber(value: 300.75))
    let whole: Int = try #require(number.intValue)
    #expect(whole == 300 && number.integerValue == 300 && number.uintValue == 300)
    #expect(number.int8Value == 44 && number.uint8Value == 44)
    #expect(number.int16Value == 300 && number.uint16Value == 300)
    #expect(number.int32Value == 300 && number.uint32Value == 300)
    #expect(number.int64Value == 300 && number.uint64Value == 300 && number.longLongValue == 300)
    #expect(number.floatValue == 300.75 && number.doubleValue == 300.75)
    #expect(number.decimalValue == Decimal(string: "300.75"))
    #expect(number.boolValue == true && number.stringValue == "300.75")
    #expect(_DialectObject(UInt64.max).uint64Value == .max)
    #expect(_DialectObject(NSTextAlignment.right).intValue == 2)
    // Parsed as NSString parses numbers.
    let text = _DialectObject("12.5 km")
    #expect(text.intValue == 12 && text.doubleValue == 12.5 && text.boolValue == true)
    #expect(_DialectObject("none").intValue == 0 && _DialectObject("YES").boolValue == true)
    #expect(_DialectObject(Int?.none).intValue == nil && _DialectObject([1]).doubleValue == nil)
    #expect(_DialectObject.unlessNil(7)?.int32Value == 7)
    #expect(_DialectObject.unlessNil(String?.none) == nil)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(_DialectObject(offset).uiOffsetValue == offset)
    #expect(_DialectObject(CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(_DialectObject(CGAffineTransform.identity).cgAffineTransformValue.isIdentity)
    let view = UIView()
    let object = _DialectObject(view)
    #expect(object.isEqual(view) && !object.isEqual(UIView()) && !object.isEqual(nil))
    #expect(object.isKind(of: UIResponder.self) && !object.isKind(of: UILabel.self))
    #expect(object.isMember(of: UIView.self) && !object.isMember(of: UIResponder.self))
    #expect(object.responds(to: Selector("alpha")) && !object.responds(to: Selector("beta")))
    // Swift values compare as the objects that they bridge to.
    #expect(_DialectObject("a").isEqual("a") && _DialectObject("a").isEqual(NSString("a")))
    #expect(!_DialectObject("a").isEqual("b") && !_DialectObject("1").isEqual(1))
    #expect(_DialectObject(1).isEqual(NSNumber(value: 1.0)) && !_DialectObject(1).isEqual(2))
    #expect(
      _DialectObject([1, 2]).isEqual([1, 2]) && _DialectObject("a").isKind(of: NSString.self))
    #expect(
      _DialectObject(2).isKind(of: NSNumber.self) && !_DialectObject(2).isKind(of: NSDate.self))
    #expect(_DialectObject(2).description == "2" && _DialectObject(nil).description == nil)
    #expect(_DialectObject(NSDirectionalEdgeInsets.zero).directionalEdgeInsetsValue == .zero)
  }

  @Test(
    "Foundation's classes have their Objective-C names",
    arguments: [
      ("NSBundle", Bundle.self), ("NSURLSession", URLSession.self), ("NSTimer", Timer.self),
      ("NSUserDefaults", UserDefaults.self), ("NSString", NSString.self),
      ("NSObject", NSObject.self), ("NSJSONSerialization", JSONSerialization.self),
      ("NSRelativeDateTimeFormatter", RelativeDateTimeFormatter.self), ("UILabel", UILabel.self),
      ("Foundation.JSONEncoder", JSONEncoder.self), ("UIKitTests.Unlisted", Unlisted.self),
    ] as [(String, AnyClass)])
  func names(name: String, type: AnyClass) {
    #expect(_dialectClassName(type) == name)
    #expect(_dialectClass(name).map { $0 == type } == true)
  }

  @Test(
    "names that no class has on a device find none",
    arguments: [
      "Bundle", "RelativeDateTimeFormatter", "NSNSString", "NSJSONEncoder", "NSUILabel", "NS", "",
      "Foundation", "JSONEncoder",
    ])
  func otherNames(name: String) {
    #expect(_dialectClass(name) == nil)
  }

  private final class Screen: UIViewController {
    var loads = 0
    override func loadView() {
      loads += 1
      view = UIView()
    }
  }

  @Test(
    "setting a view or an item by its key doesn't read it before, whoever observes the rest")
  func setters() {
    let screen = Screen()
    let observation = screen.observe(\.title, options: [.new]) { _, _ in }
    let view = UIView()
    screen.setValue(view, forKey: "view")
    #expect(screen.loads == 0 && screen.view === view)
    let item = UITabBarItem()
    screen.setValue(item, forKey: "tabBarItem")
    #expect(screen.tabBarItem === item)
    #expect(host.takeIssues().isEmpty)
    observation.invalidate()
  }

  @Test("a table view controller's table is an outlet")
  func table() {
    let screen = UITableViewController()
    let table = UITableView()
    screen.setValue(table, forKey: "tableView")
    #expect(screen.tableView === table && screen.view === table)
    #expect(host.takeIssues().isEmpty)
  }
}

final class Unlisted: NSObject {}
