import Foundation

/// The location of an assertion's baseline.
struct SnapshotLocation: Sendable {
  /// The name of the snapshot in reports and messages, such as `CellTests/testCell.wide`.
  let title: String
  /// The baseline, for reading.
  let file: URL
  /// The location for writing it.
  let site: BaselineSite
  /// The unique name of the snapshot in records.
  let identity: SnapshotIdentity
  /// The test file's name without its extension.
  let testFileName: String
  /// The path of the test file.
  let testFile: String
  let fileStem: String
  /// The test function, as in the baseline's name.
  let function: String
  /// The snapshot's name, as in the baseline's name; `nil` if it's numbered.
  let name: String?
  /// The snapshot's name, as in code.
  let givenName: String?
  /// Whether the test has arguments.
  let hasArguments: Bool

  /// What swift-snapshot-testing has recorded at this location, in a suite of that library.
  let library: LibraryReference?

  /// - Parameters:
  ///   - names: The source of numbers for unnamed snapshots.
  ///   - isLibrarys: Whether the suite is one of swift-snapshot-testing, and uses its names.
  ///   - caseName: The name of XCTest's running case.
  init(
    testFile: String, testName: String, name: String?, directory: String?, pathExtension: String?,
    names: SnapshotNames, isLibrarys: Bool = LibraryReference.isLibraryAnswered,
    caseName: String? = RunningTestCase.current?.name
  ) throws(SnapshotNameProblem) {
    let source = URL(fileURLWithPath: testFile)
    let suite = source.deletingPathExtension().lastPathComponent
    let function = SnapshotNames.sanitized(
      testName.prefix { $0 != "(" }.description)
    // A helper's own name, such as `testCell()iOS_390`, has a suffix after the function's name.
    let isWhole = isLibrarys || !testName.hasSuffix(")")
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(suite, isDirectory: true)
    var test = isWhole ? SnapshotNames.sanitized(testName) : function
    if isLibrarys, let other = Self.nameOnApples(testName, caseName: caseName, in: folder) {
      test = other
    }
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

  /// Returns the name that a helper makes of `XCTestCase.name` on Apple's systems, if references
  /// in the folder have it.
  ///
  /// The name is `-[CellTests testCell]` there and `CellTests.testCell` here. Used whole, both name
  /// the same file; a helper that takes the last word writes `testCell…` there.
  private static func nameOnApples(
    _ testName: String, caseName: String?, in folder: URL
  ) -> String? {
    guard let caseName, testName == caseName, let dot = testName.lastIndex(of: ".") else {
      return nil
    }
    let method = SnapshotNames.sanitized(String(testName[testName.index(after: dot)...]))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    func isNamed(_ name: String) -> Bool { files.contains { $0.hasPrefix("\(name).") } }
    return isNamed(method) && !isNamed(SnapshotNames.sanitized(testName)) ? method : nil
  }
}

/// Why a snapshot has no name to be stored under.
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
