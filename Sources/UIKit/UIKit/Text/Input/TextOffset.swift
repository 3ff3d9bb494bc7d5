/// A position in a text that is stored as one string, counted in UTF-16 units from its start.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  override nonisolated var hash: Int { offset }
}
