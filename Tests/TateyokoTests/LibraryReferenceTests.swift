import Foundation
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

/// Unmodified suites of swift-snapshot-testing: its names, and pictures drawn by a simulator.
@MainActor
@Suite struct LibraryReferenceTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func location(
    _ testName: String, named name: String? = nil, isLibrarys: Bool = true, ending: String = "png",
    caseName: String? = nil
  ) throws -> SnapshotLocation {
    try SnapshotLocation(
      testFile: "/tests/CellTests.swift", testName: testName, name: name,
      directory: folder.url.path, pathExtension: ending, names: folder.session.names,
      isLibrarys: isLibrarys, caseName: caseName)
  }

  /// As the library's `verifySnapshot` and `sanitizePathComponent` generate them (1.18), and as they are
  /// shortened for our own suites.
  @Test func namesAreTheLibrarys() throws {
    for (test, name, theirs, ours) in [
      ("testCell()", nil, "testCell.1", "testCell.1"),
      ("testCell()iOS_390.0", nil, "testCell-iOS_390-0.1", "testCell-iOS_390-0.1"),
      ("testCell()iOS_320.0", "dark mode", "testCell-iOS_320-0.dark-mode", nil),
      ("cell(device:size:)", "x", "cell-device-size.x", "cell.x"),
      ("custom name", nil, "custom-name.1", "custom-name.1"),
    ] as [(String, String?, String, String?)] {
      folder.beginRun()
      #expect(try location(test, named: name).fileStem == theirs)
      folder.beginRun()
      #expect(
        try location(test, named: name, isLibrarys: false).fileStem == ours ?? theirs, "\(test)")
    }
    // Each name counts separately, while the function is the one to run.
    folder.beginRun()
    let wide = try location("testCell()wide"), narrow = try location("testCell()narrow")
    #expect([wide, narrow].map(\.fileStem) == ["testCell-wide.1", "testCell-narrow.1"])
    #expect(wide.function == "testCell" && narrow.function == "testCell")
  }

  /// `XCTestCase.name` is `-[CellTests testCell]` on Apple's systems, of which some helpers take the
  /// last word.
  @Test func theReferencesSayWhatAHelperMakesOfTheCasesName() throws {
    func stem(_ test: String = "CellTests.testCell", isLibrarys: Bool = true) throws -> String {
      folder.beginRun()
      return try location(
        test, named: "wide", isLibrarys: isLibrarys, caseName: "CellTests.testCell"
      ).fileStem
    }
    #expect(try stem() == "CellTests-testCell.wide")
    _ = try writeForeign("testCells.wide.png", 60, 30)
    #expect(try stem() == "CellTests-testCell.wide")
    _ = try writeForeign("testCell.other.png", 60, 30)
    #expect(try stem() == "testCell.wide")
    #expect(try stem("OtherTests.testCell") == "OtherTests-testCell.wide")
    #expect(try stem(isLibrarys: false) == "CellTests-testCell.wide")
    _ = try writeForeign("CellTests-testCell.wide.png", 60, 30)
    #expect(try stem().hasPrefix("CellTests-testCell.wide"))
  }

  /// A picture as another program writes it, without our mark.
  private func writeForeign(_ name: String, _ width: UInt32, _ height: UInt32) throws -> Data {
    let rows = [UInt8](repeating: 0, count: (Int(width) * 3 + 1) * Int(height))
    let bytes =
      RawPNG.signature + RawPNG.header(width, height)
      + RawPNG.chunk("IDAT", RawPNG.packed(rows)) + RawPNG.chunk("IEND")
    try Data(bytes).write(to: folder.url.appendingPathComponent(name))
    return Data(bytes)
  }

  /// Compares a view of 20 × 10 points at 3x.
  private func check(
    _ mode: SnapshotTestingConfiguration.Record, color: UIColor = .red
  ) throws -> SnapshotFailure? {
    folder.beginRun()
    return try folder.keepingArtifacts {
      let view = UIView()
      view.backgroundColor = color
      let strategy = Snapshotting<UIView, UIImage>.image(
        size: CGSize(width: 20, height: 10), traits: UITraitCollection(displayScale: 3))
      var check = SnapshotCheck(
        in: folder.session, decision: RecordDecision(mode: mode, source: "a test"), diffTool: nil,
        location: try location("testView()"), line: 1)
      return check.run(
        try strategy.inWorld { try strategy.snapshot(view) }, diffing: strategy.diffing)
    }
  }

  @Test func aSimulatorsPictureStaysAndIsComparedBySize() throws {
    let foreign = try writeForeign("testView.1.png", 40, 20)
    let missing = try #require(try check(.never))
    #expect(missing.kind == .missing)
    #expect(missing.message.contains("swift-snapshot-testing's, of the same size at 2x."))
    #expect(folder.files == ["testView.1.png"])
    #expect(try check(.missing)?.kind == .recorded)
    #expect(folder.files == ["testView.1.png", "testView.1.tateyoko.png"])
    #expect(try check(.never) == nil)
    let changed = try #require(try check(.failed, color: .blue))
    #expect(changed.kind == .recordedAnew)
    #expect(try check(.never, color: .blue) == nil)
    // Whatever is recorded, the library's picture isn't changed.
    #expect(try check(.all)?.kind == .recordedAnew)
    #expect(try folder.data("testView.1.png") == foreign)
  }

  @Test func anotherSizeIsSaid() throws {
    _ = try writeForeign("testView.1.png", 41, 40)
    let failure = try #require(try check(.never))
    #expect(
      failure.message.contains("of a different size: 41 × 40 pixels there, 20 × 10 points here."),
      "\(failure.message)")
    let lines = RunEnd.libraryReferences(["/a.png": true, "/b.png": false])
    #expect(lines[0].contains("2 pictures of swift-snapshot-testing"))
    #expect(
      lines[0].contains("differs in 1") && lines[1].hasSuffix("different size: file:///b.png"))
    #expect(RunEnd.libraryReferences(["/a.png": true])[0].contains("which is equal"))
    #expect(RunEnd.libraryReferences([:]).isEmpty)
  }

  /// One that we recorded under the library's name is an ordinary baseline, and so is a text.
  @Test func whatIsOursIsCompared() throws {
    #expect(try check(.missing)?.kind == .recorded)
    #expect(folder.files == ["testView.1.png"])
    #expect(try check(.never) == nil)
    #expect(try check(.never, color: .blue)?.kind == .different)
    try Data("text".utf8).write(to: folder.url.appendingPathComponent("testText.1.txt"))
    #expect(try location("testText()", ending: "txt").library == nil)
  }
}
