import Testing

@testable import Adopting

/// Declarations of missing types that match their uses.
@Suite struct MissingTypeTests {
  private func text(_ name: String, _ change: (inout NameUse) -> Void) throws -> String {
    var use = NameUse()
    change(&use)
    return try #require(MissingType(name, use)).text
  }

  @Test func delegatesAreProtocols() throws {
    #expect(
      try text("FeedDelegate") { $0.isInherited = true } == """
        public protocol FeedDelegate: AnyObject {}
        extension _AdoptedHole: FeedDelegate {}

        """)
    #expect(try text("Shape") { $0.isInherited = true }.hasPrefix("public protocol Shape {}"))
    #expect(try text("Sendable2") { $0.isSuperclass = true }.hasPrefix("public open") == false)
  }

  @Test(arguments: [
    ("FancyButton", "UIButton"), ("MapTableViewCell", "UITableViewCell"),
    ("SplitTableViewController", "UITableViewController"), ("Client", "NSObject"),
    ("FeedViewController", "UIViewController"), ("GalleryController", "UIViewController"),
    ("NSFetchedResultsController", "NSObject"),
  ])
  func superclassesByName(name: String, superclass: String) throws {
    #expect(try text(name) { _ in }.hasPrefix("open class \(name): \(superclass) {"))
  }

  @Test func errorsCanBeThrown() throws {
    #expect(
      try text("ClientError") { _ in }.hasPrefix(
        "open class ClientError: NSObject, Error, @unchecked Sendable {"))
  }

  @Test func superclassesByWhatIsOverridden() throws {
    let text = try text("Form") {
      $0.isSuperclass = true
      $0.overridden = ["viewDidLoad"]
    }
    #expect(text.hasPrefix("open class Form: UIViewController {"))
  }

  @Test func callsAndMembersAreDeclared() throws {
    let text = try text("Client") {
      $0.generics = 1
      $0.calls = [["url", "_"], []]
      $0.statics = ["start": [["in"]], "shared": []]
    }
    #expect(text.hasPrefix("open class Client<T0>: NSObject {\n"))
    #expect(text.contains("  public convenience init(url _0: Any?, _ _1: Any?) {\n"))
    #expect(text.contains("\"Client(url:_:) is not here\""))
    #expect(text.contains("  public static func start(in _0: Any?) {\n"), "\(text)")
    #expect(!text.contains("shared"), "a generic class has no stored instance")
    #expect(text.matches(of: /init/).count == 2, "that without arguments is inherited")
  }

  @Test func namesBelongToTheModuleThatIsImportedWithThem() {
    var names = MissingNames(modules: ["Alamo", "Snap", "not a name"])
    #expect(names.takeChanged() == ["Alamo", "Snap"])
    let found = names.declare(
      [
        "Request": NameUse(imports: ["Alamo": 3, "Snap": 1, "UIKit": 9]),
        "Lonely": NameUse(imports: ["UIKit": 1]),
        "Given": NameUse(imports: ["Alamo": 1]),
      ], in: ["Given": "Snap"])
    #expect(found.map(\.module) == ["Snap", "TateyokoHoles", "Alamo"])
    #expect(names.takeChanged() == ["TateyokoHoles", "Alamo", "Snap"])
    #expect(names.text(of: "Alamo").contains("open class Request: NSObject {"))
    #expect(names.text(of: "TateyokoHoles").contains("open class Lonely: NSObject {"))
    #expect(names.declare(["Request": NameUse()], in: [:]).isEmpty, "once")
  }

  @Test(arguments: [
    ("cannot find type 'Feed' in scope", "Feed", ""), ("cannot find 'Feed' in scope", "Feed", ""),
    ("cannot find 'feed' in scope", "", ""), ("cannot find '$feed' in scope", "", ""),
    ("no type named 'Feed' in module 'Kit'", "Feed", "Kit"), ("type of 'Feed'", "", ""),
  ])
  func causes(text: String, name: String, module: String) {
    if case .type(let found, let owner) = HoleCause(text) {
      #expect(found == name)
      #expect(owner ?? "" == module)
    } else {
      #expect(name.isEmpty)
    }
  }

  /// The rounds end, and the last ones leave no code that could fail.
  @Test func laterRoundsTakeMore() {
    let all = (1...WholeApp.roundLimit).map(WholeApp.least)
    #expect(all == all.sorted())
    #expect(all.first == .statement)
    #expect(all.last == .file)
  }
}
