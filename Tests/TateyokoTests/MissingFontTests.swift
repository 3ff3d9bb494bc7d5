import Foundation
import TestProcesses
import TestSupport
import Testing
import UIKit
import XCTest

@testable import Tateyoko

/// Pictures texts without the Thai font; in a process that a test below started.
final class MissingFontXCTests: XCTestCase {
  func testTextsInAChild() throws {
    guard environmentValue("TATEYOKO_TEST_FONTS") == "1" else { return }
    @MainActor func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = text
      return label
    }
    func message(of text: String, named name: String, line: UInt = #line) throws -> String {
      let found = MainActor.assumeIsolated {
        verifySnapshot(of: label(text), as: .image, named: name, record: .never)
      }
      return try XCTUnwrap(found, line: line)
    }
    XCTAssertTrue(try message(of: "abc", named: "before").contains("has no baseline"))
    for name in ["thai", "again"] {
      let thai = try message(of: "ไทย", named: name)
      XCTAssertTrue(thai.contains("The font Noto SansThai Regular is missing"), thai)
      XCTAssertTrue(thai.contains("apt-get install fonts-noto-core"), thai)
    }
    let after = try message(of: "xyz", named: "after")
    XCTAssertTrue(after.contains("has no baseline"), after)
    XCTAssertFalse(after.contains("Thai"), after)

    // Drawn independently of any screen.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
      "ไทย".draw(at: .zero, withAttributes: nil)
    }
    let drawn = try XCTUnwrap(
      verifySnapshot(of: image, as: .image, named: "drawn", record: .never))
    XCTAssertTrue(drawn.contains("The font Noto SansThai Regular is missing"), drawn)
  }
}

@Suite(.waitingForProcesses) struct MissingFontTests {
  @Test("a missing font fails the pictures that need it, and no others in the process")
  func aMissingFontFailsOnlyPicturesThatNeedIt() throws {
    try #require(CommandLine.arguments[0].hasSuffix(".xctest"))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-fonts-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = folder.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for name in ["opentype/inter", "opentype/noto", "truetype/noto"] {
      let from = "/usr/share/fonts/\(name)"
      for file in try FileManager.default.contentsOfDirectory(atPath: from)
      where !file.contains("Thai") {
        try FileManager.default.createSymbolicLink(
          atPath: fonts.appendingPathComponent(file).path,
          withDestinationPath: "\(from)/\(file)")
      }
    }
    var environment = ProcessInfo.processInfo.environment
    environment["TATEYOKO_TEST_FONTS"] = "1"
    environment["TATEYOKO_FONTS"] = fonts.path
    environment["TATEYOKO_ARTIFACTS"] = folder.appendingPathComponent("report").path
    let process = try FinishedProcess(
      URL(fileURLWithPath: CommandLine.arguments[0]), ["TateyokoTests.MissingFontXCTests"],
      environment: environment)
    #expect(process.status == 0, "\(process.output)")
    #expect(
      process.output.contains("Executed 1 test, with 0 failures"), "\(process.output)")
  }
}
