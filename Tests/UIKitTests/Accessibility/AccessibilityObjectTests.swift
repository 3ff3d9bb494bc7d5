import Accessibility
import Foundation
import Testing

@testable import UIKit

/// Accessibility properties of objects that aren't views.
@Suite("Accessibility of any object") @MainActor
struct AccessibilityObjectTests {
  private let host = SimulationHost(device: .iPhone8, os: "17.0")

  private func said(_ view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    host.window.addSubview(view)
    defer { view.removeFromSuperview() }
    return AccessibilityTree(of: view).elements.map { AccessibilitySpeech($0).text }
  }

  @Test("every object keeps its properties")
  func objects() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
    #expect(object.accessibilityTraits == .none && object.accessibilityFrame == .zero)
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Label"
    object.accessibilityTraits = .button
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Act") { _ in true }]
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    #expect(object.accessibilityUserInputLabels == ["Label"])
    #expect(object.accessibilityAttributedLabel?.string == "Label")
    #expect(object.accessibilityRespondsToUserInteraction)
    let text = "text" as NSString
    text.accessibilityHint = "Hint"
    #expect(text.accessibilityHint == "Hint")
    #expect(NSObject().accessibilityHint == nil)
    let view = UIView()
    view.accessibilityElements = [object]
    #expect(said(view) == ["Label. Button."])
    #expect(view.accessibilityElementCount() == 1)
  }

  @Test("through a variable of a general type, a view's own properties are used")
  func generalTypes() {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "named" }
        set { super.accessibilityLabel = newValue }
      }
    }
    let view: NSObject = Named()
    #expect(view.accessibilityLabel == "named")
    view.accessibilityHint = "Hint"
    #expect((view as? UIView)?.accessibilityHint == "Hint")
    let item: NSObject = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Item"
    #expect(item.isAccessibilityElement && item.accessibilityTraits == .button)
    #expect((item as? UIBarItem)?.accessibilityLabel == "Item")
  }

  @Test("overrides of other objects are read")
  func overrides() {
    let object = ReadByTable()
    object.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = UIView()
    view.accessibilityElements = [object]
    #expect(said(view) == ["no label!"])
    object.accessibilityLabel = "label"
    #expect(said(view) == ["label!"])
  }

  @Test("alert actions and menu elements have labels and identifiers")
  func actions() {
    let controller = UIViewController()
    host.setRoot(controller)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "X", style: .default)
    action.accessibilityLabel = "Close"
    action.accessibilityIdentifier = "close"
    alert.addAction(action)
    controller.present(alert, animated: false)
    host.settle()
    let elements = AccessibilityTree(of: host.window).elements
    #expect(elements.map { AccessibilitySpeech($0).text } == ["Sure? Heading.", "Close. Button."])
    #expect(elements.last?.identifier == "close")
    let element = UIAction(title: "Copy") { _ in }
    element.accessibilityIdentifier = "copy"
    #expect((element as any UIAccessibilityIdentification).accessibilityIdentifier == "copy")
    let image = UIImage()
    image.accessibilityLabel = "Cat"
    image.accessibilityIdentifier = "cat"
    #expect(image.accessibilityLabel == "Cat" && image.accessibilityIdentifier == "cat")
    #expect(UIImageView(image: image).accessibilityLabel == "Cat")
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Cat")
    button.setTitle("Title", for: .normal)
    #expect(button.accessibilityLabel == "Title")
  }

  @Test("blocks answer before properties")
  func blocks() throws {
    let view = UIView()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    part.isAccessibilityElementBlock = { true }
    part.accessibilityLabel = "Regular Label"
    part.accessibilityLabelBlock = { "Block Label" }
    part.accessibilityValueBlock = { "Block Value" }
    part.accessibilityHintBlock = { "Block Hint" }
    part.accessibilityTraits = .button
    part.accessibilityTraitsBlock = { .link }
    part.accessibilityIdentifier = "Regular"
    part.accessibilityIdentifierBlock = { "Block" }
    part.accessibilityFrameBlock = { CGRect(x: 10, y: 50, width: 200, height: 100) }
    part.accessibilityActivationPointBlock = { CGPoint(x: 11, y: 51) }
    part.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Block Action") { _ in true }]
    }
    view.addSubview(part)
    #expect(said(view) == ["Block Label: Block Value. Link."])
    let element = try #require(AccessibilityTree(of: view).elements.first)
    #expect(element.hint == "Block Hint" && element.identifier == "Block")
    #expect(element.frame == CGRect(x: 10, y: 50, width: 200, height: 100))
    #expect(element.activationPoint == CGPoint(x: 11, y: 51))
    #expect(element.actions == ["Block Action"])
    part.accessibilityLabelBlock = { nil }
    #expect(said(view) == ["Regular Label: Block Value. Link."])
    part.accessibilityLabelBlock = nil
    #expect(part.accessibilityLabelBlock == nil)
    var count = 0
    part.accessibilityIncrementBlock = { count += 1 }
    part.accessibilityActivateBlock = { true }
    part.accessibilityIncrement()
    #expect(count == 1 && part.accessibilityActivate())
    let object = NSObject()
    object.accessibilityLabelBlock = { "Object" }
    #expect(object.accessibilityLabel == "Object")
  }

  // MARK: Tables

  private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  private final class Table: UIView, UIAccessibilityContainerDataTable {
    var hasHeaders = false
    var cells: [Cell] { subviews.compactMap { $0 as? Cell } }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
    }
    func accessibilityRowCount() -> Int { 3 }
    func accessibilityColumnCount() -> Int { 3 }
    func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      hasHeaders ? cells.filter { $0.rows.location == row && $0.columns.location == 2 } : nil
    }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      hasHeaders ? cells.filter { $0.rows.location == 0 && $0.columns.location == column } : nil
    }
  }

  private func table(_ places: [(String, row: NSRange, column: NSRange)]) -> Table {
    let table = Table()
    table.accessibilityContainerType = .dataTable
    for (name, row, column) in places {
      let cell = Cell(
        frame: CGRect(
          x: column.location == NSNotFound ? 100 : column.location * 50,
          y: row.location == NSNotFound ? 60 : row.location * 30, width: 40, height: 20))
      cell.text = name
      cell.rows = row
      cell.columns = column
      table.addSubview(cell)
    }
    return table
  }

  private func one(_ location: Int) -> NSRange { NSRange(location: location, length: 1) }

  @Test("cells of a data table say their column, and the first of a row the row")
  func tables() {
    let table = table([
      ("A1", one(0), one(0)), ("B1", one(0), NSRange(location: 1, length: 2)),
      ("B2", NSRange(location: 1, length: 2), one(1)), ("C2", one(1), one(2)),
    ])
    #expect(
      said(table) == [
        "A1. Row 1. Column 1.", "B1. Spans 2 columns. Column 2.",
        "B2. Spans 2 rows. Row 2. Column 2.", "C2. Column 3.",
      ])
  }

  @Test("headers are read before a cell, except for itself and the one just read")
  func headers() {
    let table = table([
      ("A1", one(0), one(0)), ("B1", one(0), one(1)), ("A2", one(1), one(0)),
      ("B2", one(1), one(1)), ("C2", one(1), one(2)), ("A3", one(2), one(0)),
    ])
    table.hasHeaders = true
    #expect(
      said(table) == [
        "A1. Row 1. Column 1.", "B1. Column 2.", "C2. A2. Row 2. Column 1.", "B1. B2. Column 2.",
        "C2. Column 3.", "A1. A3. Row 3. Column 1.",
      ])
  }

  @Test("cells without a row or a column leave it out")
  func undefinedPlaces() {
    let table = table([
      ("A", one(NSNotFound), one(0)), ("B", one(0), one(NSNotFound)),
    ])
    #expect(Set(said(table)) == ["A. Column 1.", "B."])
  }

  // MARK: Custom content

  private final class Photo: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  private final class Film: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "A", value: "1")]
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? = {
      [AXCustomContent(label: "B", value: "2")]
    }
  }

  @Test("custom content is listed, important one by itself")
  func contents() {
    let important = AXCustomContent(label: "Date", value: "Today")
    important.importance = .high
    let photo = Photo(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo"
    photo.accessibilityCustomContent = [
      AXCustomContent(label: "Size", value: "3"), important,
      AXCustomContent(label: "Place", value: "Here"),
    ]
    host.window.addSubview(photo)
    #expect(
      AccessibilityTree(of: photo).description == """
        1. Photo
           content: Date: Today
           more content: Size: 3, Place: Here
        """)
    let film = Film(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    film.isAccessibilityElement = true
    #expect(AccessibilityTree(of: film).elements.first?.contents.map(\.label) == ["B"])
    let copy = important.copy() as? AXCustomContent
    #expect(copy?.label == "Date" && copy?.value == "Today" && copy?.importance == .high)
  }

  // MARK: Focus

  @Test("views take part in the focus, which nothing has")
  func focus() {
    final class Item: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let item = Item(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(item)
    view.addSubview(UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20)))
    #expect(view.focusItems(in: view.bounds).map(\.canBecomeFocused) == [true, false])
    #expect(view.focusItems(in: CGRect(x: 0, y: 0, width: 30, height: 30)).count == 1)
    #expect(item.parentFocusEnvironment === view && !item.isFocused)
    #expect(item.focusItemContainer?.coordinateSpace === item)
    #expect(UIFocusSystem.focusSystem(for: view) == nil)
  }
}

/// What `override` becomes in a class that isn't a responder (docs/reference/dialect-runtime.md).
@MainActor final class ReadByTable: NSObject {
  var accessibilityLabel: String? {
    get { (super.accessibilityLabel ?? "no label") + "!" }
    set { super.accessibilityLabel = newValue }
  }
  var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  @MainActor enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.key("accessibilityLabel", \ReadByTable.accessibilityLabel)
      members.key("isAccessibilityElement", \ReadByTable.isAccessibilityElement)
    }
  }
}
