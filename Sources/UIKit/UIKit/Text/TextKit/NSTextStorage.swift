import Foundation

/// An attributed string that notifies layout managers of its changes.
///
/// As in UIKit a subclass may store the text elsewhere: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`,
/// and calls ``edited(_:range:changeInLength:)`` after each change. Changes through `mutableString`
/// aren't noticed.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes. Values: UIKit's.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  public init() { super.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// The managers that lay the text out, in the order they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
    aLayoutManager.invalidate()
  }

  // MARK: Editing

  /// The object that is notified of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The kinds of changes since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The part of the current text that has changed since the last processing.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length since the last processing.
  open private(set) var changeInLength = 0

  /// The nesting depth of edits in progress.
  private var depth = 0
  /// Whether edits are being processed; edits in the meantime join them.
  private var isProcessing = false
  /// Whether the delegate is being notified of them.
  private var isTelling = false
  /// Whether a layout manager edited the text when it was notified.
  private var wasEditedByManager = false
  /// Whether this class itself is changing its stored text.
  private var changesItself = false

  /// Whether the text is stored by this class, not by a subclass.
  private var isPlain: Bool { type(of: self) === NSTextStorage.self }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Records a change: its range in the text before, and the change of its length.
  ///
  /// Outside of ``beginEditing()`` and ``endEditing()`` it is processed immediately.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if !changesItself { mirror(editedRange, delta) }
    let end = editedRange.location + editedRange.length + delta
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(
        location: editedRange.location, length: max(end - editedRange.location, 0))
    } else {
      let start = min(self.editedRange.location, editedRange.location)
      let old = self.editedRange.location + self.editedRange.length
      let last = max(old, editedRange.location + editedRange.length) + delta
      self.editedRange = NSRange(location: start, length: max(last - start, 0))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Calls ``processEditing()`` once, also if an override of it edits the text.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    // Edits by a layout manager are fully processed; bounded, as one may edit each time.
    var rounds = 0
    while wasEditedByManager, !editedMask.isEmpty, rounds < 100 {
      rounds += 1
      processEditing()
    }
    isProcessing = false
    // Edits that an override makes after calling super are laid out, too.
    if !editedMask.isEmpty { tellManagers() }
  }

  /// Notifies the delegate, and then the layout managers, of changes.
  ///
  /// Overrides may edit the text: changes that they make before calling super are included.
  open func processEditing() {
    guard !isTelling else { return }
    isTelling = true
    let center = NotificationCenter.default
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.willProcessEditingNotification, object: self)
    ensureAttributesAreFixed(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    isTelling = false
    tellManagers()
  }

  private func tellManagers() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    defer { wasEditedByManager = !editedMask.isEmpty }
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Whether attributes are fixed lazily; they are never changed here.
  open var fixesAttributesLazily: Bool { true }
  /// Does nothing: fonts that lack a character are replaced during layout.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing: fonts that lack a character are replaced during layout.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Primitives

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changesItself = true
    defer { changesItself = false }
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changesItself = true
    defer { changesItself = false }
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Mirrors a change of a subclass's own text, because Foundation's methods on Linux read the text
  /// that the object itself stores.
  private func mirror(_ range: NSRange, _ delta: Int) {
    guard !isPlain else { return }
    let text = string as NSString
    let kept = super.length
    if kept + delta == text.length, range.location + range.length <= kept, delta != 0 {
      let new = NSRange(location: range.location, length: range.length + delta)
      super.replaceCharacters(in: range, with: text.substring(with: new))
    } else if kept != text.length {
      super.replaceCharacters(in: NSRange(location: 0, length: kept), with: string)
    } else if delta == 0, range.location + range.length <= kept {
      super.replaceCharacters(in: range, with: text.substring(with: range))
    }
    let start = min(range.location, text.length)
    let end = min(start + max(range.length + delta, 0), text.length)
    var location = start
    while location < end {
      var effective = NSRange(location: location, length: 0)
      let values = attributes(at: location, effectiveRange: &effective)
      let last = min(max(effective.location + effective.length, location + 1), end)
      super.setAttributes(values, range: NSRange(location: location, length: last - location))
      location = last
    }
  }

  // MARK: Changes by way of the primitives

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let text = NSAttributedString(attributedString: attrString)
    beginEditing()
    defer { endEditing() }
    replaceCharacters(in: range, with: text.string)
    guard text.length > 0 else { return }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, part, _ in
      setAttributes(
        values, range: NSRange(location: range.location + part.location, length: part.length))
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard range.length > 0 else { return }
    var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: range) { values, part, _ in
      var values = values
      body(&values)
      runs.append((values, part))
    }
    beginEditing()
    for run in runs { setAttributes(run.values, range: run.range) }
    endEditing()
  }
}
