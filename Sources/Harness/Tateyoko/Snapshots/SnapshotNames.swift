import Foundation

/// The names that the assertions of a session have used, so that no two share a baseline.
final class SnapshotNames: @unchecked Sendable {
  private struct Use {
    var name: String?
    var line: UInt
    var content: AnyHashable?
    var invocation: TestInvocation
  }

  /// The holder of a baseline that another snapshot claims.
  struct Holder: Equatable {
    var line: UInt
    /// The tests that hold and claim it, if they are two and known.
    var tests: [String] = []
    /// The names that map to the same file, if they are two.
    var names: [String] = []
  }

  /// The names in the folders of baselines.
  let folders: FolderSpellings
  private let lock = NSLock()
  private var counters: [String: Int] = [:]
  private var uses: [String: Use] = [:]
  /// The paths in use, by the form that case-insensitive file systems compare.
  private var foldedPaths: [String: String] = [:]

  init(folders: FolderSpellings = FolderSpellings()) { self.folders = folders }

  /// Numbers the unnamed snapshots of one call of a test: 1, 2, 3…
  func next(file: String, test: String, in invocation: TestInvocation = .current) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let key = "\(file)\u{0}\(test)\u{0}\(invocation.key)"
    counters[key, default: 0] += 1
    return counters[key]!
  }

  /// Claims a baseline for a line of a test; returns its current holder, if any.
  ///
  /// A baseline may be claimed repeatedly as long as the compared value is the same, by any line of
  /// the same test; otherwise one of the two would overwrite the other. Another call of the test
  /// starts over.
  ///
  /// - Parameter name: The snapshot's `named:` in code; `nil` for a number.
  func claim(
    _ path: String, named name: String? = nil, line: UInt, content: AnyHashable?,
    by invocation: TestInvocation = .current
  ) -> Holder? {
    lock.lock()
    defer { lock.unlock() }
    let new = Use(name: name, line: line, content: content, invocation: invocation)
    guard let earlier = uses[path] else {
      uses[path] = new
      return nil
    }
    // Equal today, they would overwrite each other as soon as one of them changes.
    if let held = earlier.name, let wanted = name, held != wanted {
      return Holder(line: earlier.line, names: [held, wanted])
    }
    let tests = (holder: earlier.invocation.test, other: invocation.test)
    let isSameTest = tests.holder == tests.other
    if isSameTest, tests.holder != nil, earlier.invocation.key != invocation.key,
      earlier.invocation.arguments == invocation.arguments, earlier.line == line
    {
      uses[path] = new
      return nil
    }
    if earlier.content == content {
      // A value that can't be compared may differ on another line or in another test.
      let isSameLine = earlier.line == line
      if isSameLine && isSameTest || content != nil && (isSameLine || isSameTest) { return nil }
    }
    return Holder(
      line: earlier.line,
      tests: isSameTest ? [] : [tests.holder, tests.other].compactMap(\.self))
  }

  /// Returns another path in use that differs only in case, or adds this one.
  func claimCase(of path: String) -> String? {
    lock.lock()
    defer { lock.unlock() }
    let folded = Self.folded(path)
    if let other = foldedPaths[folded], !other.utf8.elementsEqual(path.utf8) { return other }
    foldedPaths[folded] = path
    return nil
  }

  /// Returns advice about a name that two snapshots would share.
  static func advice(_ title: String, line: UInt, other: Holder) -> String {
    if other.names.count == 2 {
      return """
        The name of \(title) is taken: “\(other.names[0])” (line \(other.line)) and \
        “\(other.names[1])” become the same file name, which keeps only letters, digits and _. Pass \
        a different `named:`.
        """
    }
    if other.tests.count == 2 {
      let words = other.tests.map(TestInvocation.words)
      return """
        The name of \(title) is taken: \(words[0]) (line \(other.line)) and \(words[1]) have the \
        same baseline. Rename one, or pass a `named:` to each; a helper forwards \
        `testName: String = #function`.
        """
    }
    guard line == other.line else {
      return """
        The name of \(title) is taken: line \(other.line) of this file has the same baseline. Pass a \
        different `named:`.
        """
    }
    return """
      The name of \(title) is taken: this line already compared something else, as in a loop or a \
      test with arguments. Pass a `named:` made from what changes.
      """
  }

  /// Makes a file name out of a test's or a snapshot's name: `testCell()` becomes `testCell`.
  ///
  /// Letters keep their marks, in the Unicode form that the code uses.
  static func sanitized(_ name: String) -> String {
    var result = ""
    var pending = false
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      let isWord =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "_"
      if isWord || !pending && !result.isEmpty && isMark(scalar) {
        if pending && !result.isEmpty { result.append("-") }
        result.unicodeScalars.append(scalar)
        pending = false
      } else {
        pending = true
      }
    }
    return result
  }

  /// Whether a character combines with the preceding letter, as accents and vowel signs do.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }
}
