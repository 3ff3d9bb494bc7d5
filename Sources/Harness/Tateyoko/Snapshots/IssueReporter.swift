import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the running test framework.
enum IssueReporter {
  /// Reports a failure, and attaches its files if the test library supports attachments.
  static func report(_ failure: SnapshotFailure, at place: SourcePlace) {
    attach(failure, at: place)
    report(failure.message, at: place)
  }

  /// Swift Testing stores them in the folder that `swift test --attachments-path` specifies. XCTest
  /// has no attachments on Linux; there the report's folder has the files.
  private static func attach(_ failure: SnapshotFailure, at place: SourcePlace) {
    #if canImport(Testing)
      guard Test.current != nil, CommandLine.arguments.contains("--attachments-path") else {
        return
      }
      let stem = SnapshotNames.sanitized(failure.title)
      for (name, file) in failure.files {
        guard let data = try? Data(contentsOf: file) else { continue }
        let ending = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
        Attachment.record(
          [UInt8](data), named: "\(stem)-\(name)\(ending)", sourceLocation: location(place))
      }
    #endif
  }

  #if canImport(Testing)
    private static func location(_ place: SourcePlace) -> SourceLocation {
      SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.file)", line: Int(place.line),
        column: Int(place.column))
    }
  #endif

  /// The framework that receives failures.
  enum Recipient {
    case swiftTesting
    case xctest
    /// No test is running.
    case nobody
  }

  /// The framework whose test the caller belongs to, or, on a separate thread, may belong to.
  static var recipient: Recipient {
    #if canImport(Testing)
      if Test.current != nil { return .swiftTesting }
    #endif
    return RunningTestCase.current == nil ? .nobody : .xctest
  }

  static func report(_ message: String, at place: SourcePlace) {
    switch recipient {
    case .swiftTesting:
      #if canImport(Testing)
        Issue.record(Comment(rawValue: message), sourceLocation: location(place))
      #endif
    case .xctest:
      #if canImport(XCTest)
        XCTFail(message, file: place.file, line: place.line)
      #endif
    case .nobody:
      reportOutsideTests(message, at: place)
    }
  }

  /// Fails a test whose assertion compares nothing.
  static func reportNoStrategies(
    in testName: String, record: SnapshotTestingConfiguration.Record?, at place: SourcePlace
  ) {
    let session = SnapshotSession.current
    let headline = """
      assertSnapshots(of:as:) was given no strategy, so nothing was compared. Pass at least one.
      """
    report(
      session.failure(
        headline, cause: headline, at: nil,
        place: AssertionPlace(file: "\(place.file)", testName: testName, line: place.line),
        decision: session.decision(call: record)), at: place)
  }

  private static func reportOutsideTests(_ message: String, at place: SourcePlace) {
    // There is no way to query whether a library still counts what is reported now.
    SnapshotSession.current.process.noteFailure(outsideTestsAt: "\(place.file):\(place.line)")
    #if canImport(Testing)
      // Test.current is task-local: a detached task of a Swift Testing test has none, but the
      // process's arguments show that it was started for Swift Testing.
      if isSwiftTestingProcess {
        Issue.record(Comment(rawValue: message), sourceLocation: location(place))
        return
      }
    #endif
    FileHandle.standardError.write(
      Data("\(place.file):\(place.line): error: \(message)\n".utf8))
  }

  private static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
