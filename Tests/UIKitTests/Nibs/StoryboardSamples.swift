import Foundation
import NibDocuments
import UIKit

@testable import UIKit

/// Storyboards as Xcode saves them, created for these tests, and the classes that they name.
enum StoryboardSamples {
  static func text(_ scenes: String, initial: String? = nil, more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES"\
    \(initial.map { #" initialViewController="\#($0)""# } ?? "")>\(more)
    <scenes>\(scenes)</scenes></document>
    """
  }

  static func scene(_ objects: String) -> String {
    """
    <scene><objects>\(objects)
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(abs(objects.hashed))" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  }

  /// A controller of the tests' class with a view of 375 × 667 points.
  static func controller(
    _ id: String, _ contents: String = "", connections: String = "", attributes: String = "",
    more: String = "", loose: String = ""
  ) -> String {
    scene(
      """
      <viewController \(attributes) id="\(id)" customClass="StoryController" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(contents)</view>\(more)<connections>\(connections)</connections></viewController>\(loose)
      """)
  }

  @MainActor
  static func storyboard(
    _ scenes: String, initial: String? = nil, more: String = "", file: String = "Main.storyboard"
  ) throws -> UIStoryboard {
    let document = try NibDocument(
      data: Data(text(scenes, initial: initial, more: more).utf8), file: file)
    return UIStoryboard(document, name: "Main", bundle: .main)
  }

  /// Shows a controller in a window.
  @MainActor
  @discardableResult
  static func show(_ controller: UIViewController, _ host: SimulationHost) -> UIWindow {
    let window = UIWindow(frame: host.geometry.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host.settle()
    return window
  }
}

extension String {
  /// A hash that is the same for the same text in every run.
  fileprivate var hashed: Int { utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0xFFFF_FFFF } }
}

/// The actions of the controllers below, in order.
@MainActor
enum StoryLog {
  static var entries: [String] = []

  static func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that logs its calls, as the rewriter would write it.
class StoryController: UIViewController {
  var nameLabel: UILabel?
  var addItem: UIBarButtonItem?
  var labels: [UILabel] = []
  var caption = ""
  var made = ""
  var allowsSegues = true
  var prepared: [UIStoryboardSegue] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log("init")
  }

  init?(coder: NSCoder, made: String) {
    self.made = made
    super.init(coder: coder)
    log("init with \(made)")
  }

  var name: String { title ?? "-" }

  func log(_ text: String) { StoryLog.entries.append("\(name) \(text)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log("awake \(caption) \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("loaded \(nameLabel?.text ?? "-") \(children.count)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let sender = sender.map { "\(type(of: $0))" } ?? "nil"
    log("prepare \(segue.identifier ?? "-") \(segue.destination.title ?? "-") \(sender)")
    prepared.append(segue)
  }

  func back(_ segue: UIStoryboardSegue) { log("back from \(segue.source.title ?? "-")") }
  func tapped(_ sender: Any?) { log("tapped") }

  func makeDetail(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> StoryController? {
    StoryController(coder: coder, made: identifier ?? "-")
  }

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("nameLabel", \StoryController.nameLabel)
      members.outlet("addItem", \StoryController.addItem)
      members.outletCollection("labels", \StoryController.labels)
      members.inspectable("caption", \StoryController.caption)
      members.action(
        _dialectSelector(
          "back:", StoryController.self, { $0.back($1) }, as: ((UIStoryboardSegue) -> Void).self))
      members.action(
        _dialectSelector(
          "tapped:", StoryController.self, { $0.tapped($1) }, as: ((Any?) -> Void).self))
      members.segueAction(
        _dialectSelector(
          "makeDetail:sender:segueIdentifier:", StoryController.self,
          { $0.makeDetail($1, $2, $3) },
          as: ((NSCoder, Any?, String?) -> StoryController?).self))
    }
  }
}

/// A controller without the method to unwind to.
final class StoryLeaf: StoryController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
}

/// A segue that does more than its kind.
final class StoryFade: UIStoryboardSegue {
  override func perform() {
    StoryLog.entries.append("fade \(identifier ?? "-")")
    super.perform()
  }
}

/// A segue that shows the destination itself.
final class StoryJump: UIStoryboardSegue {
  override func perform() {
    StoryLog.entries.append("jump")
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

/// A custom recognizer of the app.
final class StoryTap: UITapGestureRecognizer {}

/// A custom button of the app.
final class StoryItem: UIBarButtonItem {}

/// Provides its static table, and overrides one row's height.
final class StoryTable: UITableViewController {
  var wifiLabel: UILabel?

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath == IndexPath(row: 1, section: 0)
      ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StoryLog.entries.append("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row
    StoryLog.entries.append("prepare \(segue.identifier ?? "-") \(row.map(String.init) ?? "-")")
  }

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("wifiLabel", \StoryTable.wifiLabel)
    }
  }
}

/// Rows and items from prototypes.
final class StoryList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = sender as? UITableViewCell
    StoryLog.entries.append("prepare \(segue.identifier ?? "-") \(cell?.textLabel?.text ?? "-")")
  }
}

final class StoryGrid: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = collectionView.indexPathsForSelectedItems?.first?.item
    StoryLog.entries.append("prepare \(segue.identifier ?? "-") \(item.map(String.init) ?? "-")")
  }
}

/// A controller that only a creator can create.
final class StoryInjected: UIViewController {
  let name: String

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
