import Foundation

/// Where the baseline of one assertion lies.
struct SnapshotLocation: Sendable {
  /// What reports and messages call the snapshot, such as `CellTests/testCell.wide`.
  let title: String
  /// The baseline.
  let file: URL
  /// Where it may be written.
  let site: BaselineSite
  /// What records call it, which nothing else is called.
  let identity: SnapshotIdentity
  /// The test file's name without its ending.
  let testFileName: String
  /// The test file itself.
  let testFile: String
  let fileStem: String
  /// The test function, as it stands in the baseline's name.
  let function: String
  /// What the snapshot was named, as it stands there; nil where it is numbered.
  let name: String?
  /// The same as it stands in code.
  let givenName: String?
  /// Whether the test has arguments.
  let hasArguments: Bool

  /// What swift-snapshot-testing has recorded in its place, in a suite of that library.
  let library: LibraryReference?

  /// - Parameters:
  ///   - names: What numbers a snapshot without a name.
  ///   - isLibrarys: Whether the suite is one of swift-snapshot-testing, and has its names.
  init(
    testFile: String, testName: String, name: String?, directory: String?, pathExtension: String?,
    names: SnapshotNames, isLibrarys: Bool = LibraryReference.isLibraryAnswered
  ) throws(SnapshotNameProblem) {
    let source = URL(fileURLWithPath: testFile)
    let suite = source.deletingPathExtension().lastPathComponent
    let function = SnapshotNames.sanitized(
      testName.prefix { $0 != "(" }.description)
    // A helper's own name, such as `testCell()iOS_390`, goes on after the function's.
    let isWhole = isLibrarys || !testName.hasSuffix(")")
    let test = isWhole ? SnapshotNames.sanitized(testName) : function
    guard !function.isEmpty, !test.isEmpty else { throw .unnameable(testName) }
    hasArguments = TestArguments.areThere
    self.function = function
    self.name = name.map(SnapshotNames.sanitized)
    givenName = name
    let last: String
    if let name {
      last = SnapshotNames.sanitized(name)
      guard !last.isEmpty else { throw .unnameable(name) }
    } else {
      let number = names.next(file: testFile, test: test)
      if hasArguments {
        guard let arguments = TestArguments.name else { throw .unnamedInParameterizedTest }
        last = "\(arguments).\(number)"
      } else {
        last = "\(number)"
      }
    }
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(suite, isDirectory: true)
    testFileName = suite
    self.testFile = testFile
    let stem = "\(test).\(last)"
    let ending = pathExtension.map { ".\($0)" } ?? ""
    let place = folder.appendingPathComponent(stem + ending, isDirectory: false)
    library = isLibrarys ? LibraryReference(at: place) : nil
    file = library?.ownBaseline ?? place
    fileStem = library == nil ? stem : file.deletingPathExtension().lastPathComponent
    title = "\(suite)/\(stem)"
    site = BaselineSite(
      file, below: directory == nil ? source.deletingLastPathComponent() : folder)
    identity = SnapshotIdentity(baseline: UsedBaselinesFile.relative(file.path))
  }
}

/// Why a snapshot has no name to be kept under.
enum SnapshotNameProblem: Error, CustomStringConvertible {
  case unnameable(String)
  case unnamedInParameterizedTest

  var description: String {
    switch self {
    case .unnameable(let name):
      "“\(name)” contains no letter or digit to make a file name from."
    case .unnamedInParameterizedTest:
      """
      a test with arguments runs several times, in any order, and no name could be made of these \
      arguments. Pass `named:` with something made from them.
      """
    }
  }
}
