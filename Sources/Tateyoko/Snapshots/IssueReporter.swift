import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Hands failures to the test framework that is running.
enum IssueReporter {
  /// Reports a failure, and hands its files to a test library that takes files.
  static func report(_ failure: SnapshotFailure, at place: SourcePlace) {
    attach(failure, at: place)
    report(failure.message, at: place)
  }

  /// Swift Testing keeps them where `swift test --attachments-path` says. XCTest has no attachments
  /// on Linux; there the report's folder is the place to look.
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

  static func report(_ message: String, at place: SourcePlace) {
    #if canImport(Testing)
      // Test.current is task-local: a detached task of a Swift Testing test has none, but the
      // process was still started for Swift Testing, as its arguments say.
      if Test.current != nil || isSwiftTestingProcess {
        Issue.record(Comment(rawValue: message), sourceLocation: location(place))
        return
      }
    #endif
    #if canImport(XCTest)
      if isXCTestProcess {
        XCTFail(message, file: place.file, line: place.line)
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

  /// SwiftPM names a package's tests `….xctest`, and so does every runner derived from it.
  private static let isXCTestProcess = CommandLine.arguments.contains { $0.contains(".xctest") }
}
