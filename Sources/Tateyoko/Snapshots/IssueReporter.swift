import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Hands failures to the test framework that is running.
enum IssueReporter {
  static func report(_ message: String, at place: SourcePlace) {
    #if canImport(Testing)
      // Test.current is task-local: a detached task of a Swift Testing test has none, but the
      // process was still started for Swift Testing, as its arguments say.
      if Test.current != nil || isSwiftTestingProcess {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: "\(place.fileID)", filePath: "\(place.file)", line: Int(place.line),
            column: Int(place.column)))
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
