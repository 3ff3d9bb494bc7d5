import Foundation
import NibDocuments

/// The coder that is passed to `init(coder:)` of an object in a nib: contains the object's element
/// and its load.
///
/// UIKit's classes read it at the end of their initialisers, each its own properties. An app's code
/// that decodes its own keys finds none.
final class NibCoder: NSCoder {
  /// The element with the variations for the traits at the time of the load.
  let element: NibElement
  let builder: NibBuilder

  init(_ element: NibElement, _ builder: NibBuilder) {
    self.element = element
    self.builder = builder
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  // MARK: What initialisers ask before they have a view

  var tableStyle: UITableView.Style {
    switch element.attribute("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  var cellStyle: UITableViewCell.CellStyle {
    switch element.attribute("style") {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// Returns the layout of a collection view, or nil if the nib has none.
  @MainActor
  func makeLayout() -> UICollectionViewLayout? {
    element.child(key: "collectionViewLayout").flatMap(builder.makeLayout)
  }
}
