import Foundation
import Testing

@testable import UIKit

/// A text storage reports its changes, even if a subclass stores the text.
@Suite("Text storage")
struct TextStorageTests {
  private final class Log: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { calls.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }
  }

  /// As apps write it: the text is stored in an object of the subclass.
  private final class Backed: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
  }

  private static let key = NSAttributedString.Key("mark")

  private func marks(_ text: NSAttributedString) -> String {
    var marks = ""
    text.enumerateAttribute(Self.key, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      marks += String(repeating: value.map { "\($0)" } ?? "-", count: range.length)
    }
    return marks
  }

  private func edit(_ storage: NSTextStorage) {
    storage.append(NSAttributedString(string: "Hello"))
    storage.insert(NSAttributedString(string: "XY", attributes: [Self.key: "a"]), at: 2)
    storage.addAttribute(Self.key, value: "b", range: NSRange(location: 3, length: 2))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "o😀")
    storage.removeAttribute(Self.key, range: NSRange(location: 1, length: 1))
  }

  @Test("UIKit's storage and one with its own text behave the same for others")
  func sameText() {
    let plain = NSTextStorage()
    let backed = Backed()
    edit(plain)
    edit(backed)
    for storage in [plain, backed] {
      #expect(storage.string == "eXYllo😀")
      #expect(storage.length == 8)
      #expect(marks(storage) == "--bb----")
      let copy = NSAttributedString(attributedString: storage)
      #expect(copy.string == "eXYllo😀" && marks(copy) == "--bb----")
      let part = storage.attributedSubstring(from: NSRange(location: 2, length: 2))
      #expect(part.string == "Yl" && marks(part) == "bb")
    }
  }

  @Test("edits between begin and end are reported once, as one range of the new text")
  func combinedEdits() {
    let storage = NSTextStorage(string: "0123456789")
    let log = Log()
    storage.delegate = log
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 2), with: "abc")
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
    storage.addAttribute(Self.key, value: 1, range: NSRange(location: 8, length: 1))
    #expect(log.calls == [])
    #expect(storage.editedRange == NSRange(location: 1, length: 8))
    #expect(storage.changeInLength == -1)
    storage.endEditing()
    #expect(log.calls == ["will 3 {1, 8} -1", "did 3 {1, 8} -1"])
    #expect(storage.editedMask == [])
  }

  @Test("a single edit is reported at once")
  func singleEdit() {
    let storage = NSTextStorage(string: "abc")
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "de")
    storage.setAttributes([Self.key: 1], range: NSRange(location: 0, length: 2))
    #expect(
      log.calls == ["will 2 {3, 2} 2", "did 2 {3, 2} 2", "will 1 {0, 2} 0", "did 1 {0, 2} 0"])
  }

  @Test("a delegate may colour typed text while it is processed")
  func highlighting() {
    final class Highlighter: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        guard editedMask.contains(.editedCharacters) else { return }
        textStorage.addAttribute(TextStorageTests.key, value: "h", range: editedRange)
      }
    }
    let storage = NSTextStorage(string: "ab")
    let delegate = Highlighter()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "XY")
    #expect(marks(storage) == "-hh-")
    #expect(storage.editedMask == [])
  }

  @Test("a manager belongs to one storage")
  func managers() {
    let first = NSTextStorage(string: "a")
    let second = NSTextStorage(string: "b")
    let manager = NSLayoutManager()
    first.addLayoutManager(manager)
    second.addLayoutManager(manager)
    #expect(first.layoutManagers.isEmpty && second.layoutManagers.first === manager)
    #expect(manager.textStorage === second)
    manager.replaceTextStorage(first)
    #expect(second.layoutManagers.isEmpty && manager.textStorage === first)
  }

  @Test("list markers count by their format")
  func lists() {
    func markers(_ format: NSTextList.MarkerFormat, _ numbers: Int...) -> [String] {
      let list = NSTextList(markerFormat: format, options: 0)
      return numbers.map(list.marker(forItemNumber:))
    }
    #expect(markers(.disc, 1, 2) == ["•", "•"])
    #expect(markers(.decimal, 1, 12) == ["1", "12"])
    #expect(markers(.lowercaseAlpha, 1, 26, 27, 53) == ["a", "z", "aa", "ba"])
    #expect(markers(.uppercaseRoman, 4, 9, 1994) == ["IV", "IX", "MCMXCIV"])
    #expect(markers(NSTextList.MarkerFormat("({decimal}.)"), 3) == ["(3.)"])
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .hyphen, options: 0).isOrdered)
  }

  @Test("paragraph styles keep tab stops in order, and are equal by them")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(2) == [28, 56])
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 90])
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style)
    copy?.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(copy != style && copy?.tabStops.count == 1)
  }

  @Test("lists have UIKit's initialisers, and are equal by their markers")
  func listValues() {
    let plain = NSTextList(markerFormat: .decimal, options: 0)
    #expect(plain.startingItemNumber == 1 && plain.listOptions == [])
    let later = NSTextList(markerFormat: .decimal, startingItemNumber: 4)
    #expect(later.startingItemNumber == 4 && later.listOptions == [])
    let nested = NSTextList(markerFormat: .decimal, options: 1)
    #expect(nested.listOptions == .prependEnclosingMarker)
    #expect(plain == NSTextList(markerFormat: .decimal, options: 0))
    #expect(plain != later && plain != nested)
    #expect(plain != NSTextList(markerFormat: .disc, options: 0))
  }

  /// Edits in its override: before calling super, after it, or both.
  private final class Editing: NSTextStorage {
    var before = false
    var after = false
    var count = 0
    override func processEditing() {
      count += 1
      let whole = NSRange(location: 0, length: length)
      if before { addAttribute(TextStorageTests.key, value: "b", range: whole) }
      super.processEditing()
      if after { addAttribute(TextStorageTests.key, value: "a", range: whole) }
    }
  }

  @Test("an override of processEditing may edit before and after calling super")
  @MainActor
  func editingOverride() {
    let storage = Editing()
    let log = Log()
    storage.delegate = log
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.before = true
    storage.append(NSAttributedString(string: "abc"))
    #expect(storage.count == 1 && marks(storage) == "bbb")
    #expect(log.calls == ["will 3 {0, 3} 3", "did 3 {0, 3} 3"])
    storage.before = false
    storage.after = true
    storage.beginEditing()
    storage.append(NSAttributedString(string: "\nd"))
    storage.endEditing()
    #expect(storage.count == 2 && marks(storage) == "aaaaa" && storage.editedMask == [])
    #expect(manager.firstUnlaidCharacterIndex() == 5)
    storage.after = false
    storage.append(NSAttributedString(string: "e"))
    #expect(storage.count == 3, "what follows is processed as ever")
  }

  @Test("an empty text is created without arguments")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
    #expect(NSTextStorage().length == 0)
  }

  /// Subclasses with additional properties, written as for UIKit.
  private final class NamedAttachment: NSTextAttachment, @unchecked Sendable {
    let name: String
    init(name: String) {
      self.name = name
      super.init(data: nil, ofType: nil)
    }
    required init?(coder: NSCoder) {
      name = "decoded"
      super.init(coder: coder)
    }
  }
  private final class NamedManager: NSLayoutManager {
    let name: String
    override init() {
      name = ""
      super.init()
    }
    required init?(coder: NSCoder) {
      name = "decoded"
      super.init(coder: coder)
    }
  }
  private final class NamedContainer: NSTextContainer {
    let name: String
    override init(size: CGSize) {
      name = ""
      super.init(size: size)
    }
    required init(coder: NSCoder) {
      name = "decoded"
      super.init(coder: coder)
    }
  }

  @Test("attachments, managers and containers can be subclassed with their coders' initialisers")
  func coders() {
    let coder = NSCoder()
    #expect(NamedAttachment(coder: coder)?.name == "decoded")
    #expect(NamedManager(coder: coder)?.name == "decoded")
    #expect(NamedContainer(coder: coder).size == .zero)
    #expect(NamedAttachment(name: "x").name == "x" && NamedManager().name.isEmpty)
    #expect(NamedContainer(size: CGSize(width: 3, height: 4)).size.width == 3)
  }

  private final class EditingManager: NSLayoutManager {
    var edits = 0
    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int,
      invalidatedRange invalidatedCharRange: NSRange
    ) {
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
      edits += 1
      if edits == 1 {
        textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "b")
      }
    }
  }

  @Test("a layout manager's edits are processed like any edit")
  @MainActor
  func managersEdits() {
    let storage = NSTextStorage(string: "")
    let manager = EditingManager()
    storage.addLayoutManager(manager)
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
    #expect(storage.string == "ba" && manager.edits == 2 && log.calls.count == 4)
  }
}
