import Foundation
import ImageDiff
import Pixels
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// The tolerances of assertions: by call, by scope, by view, and never if the layout must match.
@MainActor
@Suite struct SnapshotToleranceTests {
  private let folder: BaselineFolder
  private var file: URL { folder.url.appendingPathComponent("picture.1.png") }

  init() throws { folder = try BaselineFolder() }

  /// A white screen with a clock, a table of three rows and a dot.
  private static func screen(
    clock: UIColor = .black, clockX: CGFloat = 20, dot: UIColor = .white, hidden: CGFloat = 10
  ) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    func add(
      _ identifier: String?, _ frame: CGRect, _ color: UIColor, to view: UIView
    ) -> UIView {
      let child = UIView(frame: frame)
      child.backgroundColor = color
      child.accessibilityIdentifier = identifier
      view.addSubview(child)
      return child
    }
    _ = add("clock", CGRect(x: clockX, y: 40, width: 60, height: 20), clock, to: controller.view)
    let list = add(
      "list", CGRect(x: 0, y: 100, width: 200, height: 90), .white, to: controller.view)
    for row in 0..<3 {
      _ = add("row-\(row)", CGRect(x: 10, y: 30 * row, width: 100, height: 20), .white, to: list)
    }
    _ = add("dot", CGRect(x: 5, y: 5, width: 10, height: 10), dot, to: list.subviews[1])
    // White on white: the layout contains it, the picture doesn't.
    _ = add("ghost", CGRect(x: hidden, y: 300, width: 20, height: 20), .white, to: controller.view)
    return controller
  }

  private func verify(
    _ controller: UIViewController, _ strategy: Snapshotting<UIViewController, UIImage>? = nil,
    record: SnapshotTestingConfiguration.Record = .never
  ) -> String? {
    folder.beginRun()
    return folder.keepingArtifacts {
      verifySnapshot(
        of: controller, as: strategy ?? .image(on: .iPhone8, os: "12.0"), named: "1",
        record: record, snapshotDirectory: folder.url.path, testName: "picture()")
    }
  }

  private func tolerating(
    _ tolerance: SnapshotTolerance
  ) -> Snapshotting<UIViewController, UIImage> {
    .image(on: .iPhone8, os: "12.0", tolerance: tolerance)
  }

  private func record() { _ = verify(Self.screen(), record: .missing) }

  private static let nearlyBlack = UIColor(red: 0.01, green: 0.01, blue: 0.01, alpha: 1)

  // MARK: Who decides

  @Test func withoutATolerancePicturesAreEqualOrNot() {
    record()
    #expect(verify(Self.screen()) == nil)
    #expect(verify(Self.screen(clock: Self.nearlyBlack))?.contains("pixels differ") == true)
  }

  @Test func theCallsToleranceLetsPass() {
    record()
    #expect(verify(Self.screen(clock: Self.nearlyBlack), tolerating(.channel(3))) == nil)
    #expect(verify(Self.screen(clock: Self.nearlyBlack), tolerating(.channel(2))) != nil)
    #expect(verify(Self.screen(clock: Self.nearlyBlack), tolerating(.perceptual(0.1))) == nil)
    #expect(verify(Self.screen(clock: Self.nearlyBlack), tolerating(.yiq())) == nil)
    #expect(verify(Self.screen(clock: .red), tolerating(.yiq())) != nil)
  }

  @Test func theScopesToleranceHoldsForCallsThatSayNothing() {
    record()
    let changed = { Self.screen(clock: Self.nearlyBlack) }
    withSnapshotTesting(tolerance: .channel(3)) {
      #expect(verify(changed()) == nil)
      #expect(verify(changed(), tolerating(.exact)) != nil, "the call comes first")
      withSnapshotTesting(tolerance: .exact) { #expect(verify(changed()) != nil) }
      withSnapshotTesting(record: .never) { #expect(verify(changed()) == nil) }
    }
    #expect(verify(changed()) != nil)
  }

  @Test(.snapshots(tolerance: .channel(3))) func theTraitSetsATolerance() {
    record()
    #expect(verify(Self.screen(clock: Self.nearlyBlack)) == nil)
    #expect(verify(Self.screen(clock: .red)) != nil)
  }

  /// 60 × 20 points of 375 × 667, at 2x: 0.48 % of the pixels.
  @Test func theNumbersOfAnotherLibraryMeanWhatTheyMeanThere() {
    record()
    func numbers(_ precision: Float, _ perceptual: Float) -> String? {
      verify(
        Self.screen(clock: .white),
        .image(
          on: .iPhone8, os: "12.0", precision: precision, perceptualPrecision: perceptual))
    }
    #expect(numbers(1, 1) != nil)
    // Three of the four bytes of each pixel differ: alpha is the same.
    #expect(numbers(0.996, 1) == nil)
    #expect(numbers(0.9965, 1) != nil)
    // With ΔE, pixels are counted.
    #expect(numbers(0.995, 0.9) == nil)
    #expect(numbers(0.9965, 0.9) != nil)
  }

  // MARK: Ignored areas

  @Test func aRectangleInPointsIsNotCompared() {
    record()
    let changed = Self.screen(clock: .red)
    #expect(
      verify(changed, tolerating(.exact.ignoring(.rect(x: 20, y: 40, width: 60, height: 20))))
        == nil)
    let message = verify(
      Self.screen(clock: .red),
      tolerating(.exact.ignoring(.rect(x: 20, y: 40, width: 59.5, height: 20))))
    #expect(message?.contains("tolerance exactly; (20 40 59.5 20) ignored") == true)
    #expect(message?.contains("40 of 1,000,500 pixels differ") == true, "\(message ?? "")")
  }

  @Test(arguments: [
    "clock", "clo*", "UIView[0] › UIView[0] “clock”", "** › clock", "UIWindow › ** › UIView “clo*”",
  ])
  func aViewIsNotCompared(selector: String) {
    record()
    #expect(
      verify(Self.screen(clock: .red), tolerating(.exact.ignoring(.view(selector)))) == nil,
      "\(selector)")
  }

  /// If everything is ignored no change could ever fail.
  @Test(arguments: ["*", "**", "UIView[0]"])
  func aPictureIsNotIgnoredWhole(selector: String) {
    record()
    let message = verify(Self.screen(clock: .red), tolerating(.exact.ignoring(.view(selector))))
    #expect(message != nil, "\(selector)")
  }

  @Test(arguments: ["dot", "row-1", "row-*", "list", "list › row-1 › *", "list › **", "UIView[1]"])
  func aViewInOthersIsFoundWhereItLies(selector: String) {
    record()
    #expect(
      verify(Self.screen(dot: .red), tolerating(.exact.ignoring(.view(selector)))) == nil,
      "\(selector)")
  }

  @Test(arguments: [
    "UIView[2]", "row-0", "list › row-0", "UITable*", "clock", "row-1 › clock", "dot › row-1",
  ])
  func anotherViewIsNoHelp(selector: String) {
    record()
    #expect(
      verify(Self.screen(dot: .red), tolerating(.exact.ignoring(.view(selector)))) != nil,
      "\(selector)")
  }

  /// A view that moved is ignored at both positions.
  @Test func anIgnoredViewMayMove() {
    record()
    #expect(
      verify(Self.screen(clockX: 200), tolerating(.exact.ignoring(.view("clock")))) == nil)
  }

  /// A content view extends below the view that clips it; the price there is in another view.
  @Test(arguments: [true, false]) func anIgnoredViewEndsWhereItIsClipped(inScrollView: Bool) {
    func screen(content: UIColor, price: UIColor, clips: Bool = true) -> UIViewController {
      let controller = UIViewController()
      let frame = CGRect(x: 0, y: 100, width: 200, height: 100)
      let outer = inScrollView ? UIScrollView(frame: frame) : UIView(frame: frame)
      outer.clipsToBounds = clips
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      inner.accessibilityIdentifier = "content"
      let sign = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
      sign.backgroundColor = content
      inner.addSubview(sign)
      outer.addSubview(inner)
      let label = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 20))
      label.backgroundColor = price
      controller.view.backgroundColor = .white
      controller.view.addSubview(label)
      controller.view.addSubview(outer)
      return controller
    }
    let ignoring = tolerating(.exact.ignoring(.view("content")))
    _ = verify(screen(content: .red, price: .red), record: .missing)
    #expect(verify(screen(content: .blue, price: .red), ignoring) == nil)
    #expect(verify(screen(content: .red, price: .blue), ignoring) != nil)
    // If nothing clips, the whole view is ignored.
    #expect(verify(screen(content: .red, price: .blue, clips: false), ignoring) == nil)
  }

  @Test func aNameThatMeansNoViewIsSaidWhereItCouldHaveHelped() {
    record()
    let message = verify(Self.screen(clock: .red), tolerating(.exact.ignoring(.view("cluck"))))
    #expect(message?.contains("ignored   No such view: “cluck”.") == true)
  }

  // MARK: The layout

  @Test func theLayoutMayHaveToStayWherePixelsPass() throws {
    record()
    let moved = { Self.screen(hidden: 12) }
    #expect(verify(moved()) == nil, "white on white")
    for gate in [StructuralGate.frames, .exact] {
      #expect(verify(Self.screen(), tolerating(.exact.requiring(gate))) == nil)
      let message = try #require(verify(moved(), tolerating(.exact.requiring(gate))))
      #expect(message.contains("structure The pixels pass, but the layout must match"))
      #expect(message.contains("“ghost” frame.x 10 → 12"))
    }
  }

  @Test func aToleranceExcusesHowThingsAreDrawnAndNotWhere() {
    record()
    let tolerance = SnapshotTolerance(.channel(3), structure: .frames)
    #expect(verify(Self.screen(clock: Self.nearlyBlack), tolerating(tolerance)) == nil)
    #expect(
      verify(Self.screen(clock: Self.nearlyBlack, hidden: 12), tolerating(tolerance)) != nil)
  }

  @Test func framesLeaveMarginsAlone() {
    record()
    let other = Self.screen()
    other.view.subviews[0].layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(verify(other, tolerating(.exact.requiring(.frames))) == nil)
    #expect(
      verify(other, tolerating(.exact.requiring(.exact)))?.contains("layoutMargins") == true)
  }

  @Test func aBaselineWithoutALayoutCanNotVouchForIt() throws {
    record()
    try PNGCodec.write(PNGCodec.read(from: file), to: file)
    #expect(verify(Self.screen()) == nil)
    let message = verify(Self.screen(), tolerating(.exact.requiring(.frames)))
    #expect(message?.contains("it has none; record it again") == true)
  }

  // MARK: What is told

  @Test func anotherSizeFailsAndIsDrawnAllTheSame() throws {
    record()
    let message = try #require(
      verify(
        Self.screen(),
        .image(
          on: .iPhone8, os: "12.0", tolerance: .perceptual(0.5),
          size: CGSize(width: 375, height: 700))))
    #expect(message.contains("size changed from 750 × 1334 to 750 × 1400"))
    let line = try #require(message.split(separator: "\n").first { $0.hasPrefix("diff ") })
    let url = try #require(URL(string: String(line.dropFirst(10))))
    let picture = try PNGCodec.read(from: url)
    #expect((picture.width, picture.height) == (750, 1400))
  }

  @Test func whatWasToleratedStandsInTheRecord() throws {
    record()
    let artifacts = folder.url.appendingPathComponent("run", isDirectory: true)
    let process = ArtifactFolder(artifacts, run: TestRun(identity: "1 1", partialReason: "a test"))
    folder.beginRun(process)
    folder.keepingArtifacts {
      for (name, color) in [("1", Self.nearlyBlack), ("2", UIColor.red)] {
        try? FileManager.default.copyItem(
          at: file, to: folder.url.appendingPathComponent("picture.2.png"))
        _ = verifySnapshot(
          of: Self.screen(clock: color), as: tolerating(.channel(3)), named: name, record: .never,
          snapshotDirectory: folder.url.path, testName: "picture()")
      }
    }
    process.endRun()
    let run = try RunRecord(json: Data(contentsOf: artifacts.appendingPathComponent("run.json")))
    #expect(run.snapshots.map(\.outcome) == [.equal, .changed])
    let passed = try #require(run.snapshots.first)
    #expect(passed.comparison?.tolerance == "each channel by 3 of 255")
    #expect(passed.comparison?.differingPixels == 4800)
    #expect(passed.message?.contains("which the tolerance allows") == true)
  }

  /// Drift within a tolerance is reported though nothing fails.
  @Test func aGreenRunTellsOfWhatWasTolerated() throws {
    record()
    let artifacts = folder.url.appendingPathComponent("run", isDirectory: true)
    func run(_ color: UIColor) throws -> RunRecord? {
      try? FileManager.default.removeItem(at: artifacts)
      let process = ArtifactFolder(
        artifacts, run: TestRun(identity: "1 1", partialReason: "a test"), tellsEverything: false)
      folder.beginRun(process)
      folder.keepingArtifacts {
        let message = verifySnapshot(
          of: Self.screen(clock: color), as: tolerating(.channel(3)), named: "1", record: .never,
          snapshotDirectory: folder.url.path, testName: "picture()")
        #expect(message == nil)
      }
      process.endRun()
      let json = try? Data(contentsOf: artifacts.appendingPathComponent("run.json"))
      return try json.map { try RunRecord(json: $0) }
    }
    let record = try #require(try run(Self.nearlyBlack))
    #expect(record.summary == "1 equal (1 within the tolerance)")
    #expect(record.snapshots.first?.comparison?.differingPixels == 4800)
    #expect(record.snapshots.first?.seconds != nil)
    #expect(record.header.isFinished)
    let words = try String(
      contentsOf: artifacts.appendingPathComponent("summary.md"), encoding: .utf8)
    #expect(words.contains("(1 within the tolerance)"))
    #expect(try run(.black)?.summary == "1 equal")
  }

  @Test func recordingAllWritesWhatWasTolerated() throws {
    record()
    let before = try Data(contentsOf: file)
    let message = verify(
      Self.screen(clock: Self.nearlyBlack), tolerating(.channel(3)), record: .all)
    #expect(message?.contains("differed within its tolerance and was recorded again") == true)
    #expect(try Data(contentsOf: file) != before)
    #expect(verify(Self.screen(clock: Self.nearlyBlack)) == nil)
  }

  /// Equal pixels: the file is written only if it would explain a later change wrongly.
  @Test func recordingAllWritesEqualPicturesOnlyForTheirLayout() throws {
    record()
    let before = try Data(contentsOf: file)
    #expect(verify(Self.screen(), record: .all)?.contains("left unchanged") == true)
    #expect(try Data(contentsOf: file) == before)
    let message = verify(Self.screen(hidden: 12), record: .all)
    #expect(message?.contains("stored with it were recorded again") == true)
    #expect(try Data(contentsOf: file) != before)
    #expect(verify(Self.screen(hidden: 12), tolerating(.exact.requiring(.exact))) == nil)
  }

  /// As an older release recorded it: nothing differs, but it would explain less of later changes.
  @Test func aLayoutThatTellsLessIsRecordedAnew() throws {
    record()
    let complete = try Data(contentsOf: file)
    let head = try PNGCodec.readHead(from: file)
    let stored = PictureBaseline.capture(try PNGCodec.read(from: file), head)
    var tree = stored.tree
    tree.knowsInputs = false
    let older = Capture(
      bitmap: stored.bitmap, renderedBy: .stored(stored.renderer), tree: tree, scale: stored.scale,
      origin: stored.origin)
    try PictureBaseline.write(
      older, to: BaselineSite(file, below: file.deletingLastPathComponent()))
    #expect(try Data(contentsOf: file) != complete)
    #expect(verify(Self.screen()) == nil)
    let message = verify(Self.screen(), record: .all)
    #expect(message?.contains("stored with it were recorded again") == true)
    #expect(try Data(contentsOf: file) == complete)
  }
}
