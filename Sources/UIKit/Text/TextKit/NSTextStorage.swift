import Foundation

/// An attributed string that tells layout managers of its changes.
///
/// As in UIKit a subclass may keep the text elsewhere: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`,
/// and calls ``edited(_:range:changeInLength:)`` after each change. What `mutableString` changes is
/// not noticed.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed. Values: UIKit's.
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

  /// Those that lay the text out, in the order in which they were added.
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

  /// Hears of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What changed since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The part of the text as it is now that changed since the last processing.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text is longer since the last processing.
  open private(set) var changeInLength = 0

  /// How many edits that began haven't ended.
  private var depth = 0
  /// Whether edits are processed; those that are made meanwhile join them.
  private var isProcessing = false
  /// Whether the delegate is told of them.
  private var isTelling = false
  /// Whether a layout manager edited the text when it was told.
  private var wasEditedByManager = false
  /// Whether a change goes on that this class itself makes to what it keeps.
  private var changesItself = false

  /// Whether the text is what this class keeps, not a subclass's own.
  private var isPlain: Bool { type(of: self) === NSTextStorage.self }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Notes a change: where it was in the text before, and by how much that part is longer now.
  ///
  /// Outside of ``beginEditing()`` and ``endEditing()`` it is processed at once.
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

  /// Calls ``processEditing()`` once, also where an override of it edits the text.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    // What a layout manager edited goes the whole way; bounded, as one may edit each time.
    var rounds = 0
    while wasEditedByManager, !editedMask.isEmpty, rounds < 100 {
      rounds += 1
      processEditing()
    }
    isProcessing = false
    // What an override edited behind UIKit's part is laid out, too.
    if !editedMask.isEmpty { tellManagers() }
  }

  /// Tells the delegate, and then the layout managers, of what changed.
  ///
  /// Overrides may edit the text: what they change before they call this is told with the rest.
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

  /// Whether attributes are fixed when they are asked for; they are never changed here.
  open var fixesAttributesLazily: Bool { true }
  /// Does nothing: fonts that lack a character are replaced when text is laid out.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing: fonts that lack a character are replaced when text is laid out.
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

  /// Takes over a change of a subclass's own text, because Foundation's methods on Linux read what
  /// the object itself keeps.
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
