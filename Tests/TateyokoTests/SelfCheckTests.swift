import Foundation
import ImageDiff
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// The check of the comparison itself: nothing passes where planted differences go unseen.
@MainActor
@Suite struct SelfCheckTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  /// Finds every picture equal, as a comparison on a graphics card does that is not there.
  private static let blind: PictureComparison.Comparer = { _, actual, tolerance in
    ImageComparison(reference: actual, actual: actual, tolerance: tolerance)
  }

  private func verify(
    _ color: UIColor, _ record: SnapshotTestingConfiguration.Record = .never
  ) -> String? {
    let file = folder.url.appendingPathComponent("check.1.png").path
    SnapshotNames.shared.forget(file)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = color
    return folder.keepingArtifacts {
      verifySnapshot(
        of: view, as: .image, named: "1", record: record, snapshotDirectory: folder.url.path,
        testName: "check()")
    }
  }

  @Test func theComparisonInUseFindsWhatIsPlanted() {
    #expect(ComparisonSelfCheck.problem == nil)
    #expect(ComparisonSelfCheck.findProblem() == nil)
  }

  @Test func aBlindComparisonLetsNothingPass() throws {
    #expect(verify(.red, .missing)?.contains("was recorded") == true)
    #expect(verify(.red) == nil)
    try PictureComparison.$replacement.withValue(Self.blind) {
      let message = try #require(verify(.red))
      #expect(message.contains("a planted difference of one level in one pixel was not found"))
      #expect(try #require(verify(.blue)).contains("Nothing passes in this run"))
    }
    #expect(verify(.red) == nil)
  }

  @Test func aBlindComparisonRecordsNothing() {
    PictureComparison.$replacement.withValue(Self.blind) {
      #expect(verify(.red, .all)?.contains("nothing is recorded") == true)
    }
    #expect(folder.files.isEmpty)
  }

  @Test func aComparisonThatAlwaysObjectsIsNoBetter() {
    PictureComparison.$replacement.withValue({ reference, actual, tolerance in
      let other = try! Bitmap(width: actual.width, height: actual.height)
      return ImageComparison(reference: reference, actual: other, tolerance: tolerance)
    }) {
      #expect(
        ComparisonSelfCheck.problem?.contains("a difference between a picture and itself") == true)
    }
  }

  @Test func aBlindComparisonStopsARunOverScenarios() {
    let scenario = Scenario(
      id: "Check", title: "Check",
      screens: [
        Scenario.Screen(
          id: "one", title: "One", variants: [Scenario.Variant(.iPhone8, os: "12.0")]
        ) { UIViewController() }
      ])
    PictureComparison.$replacement.withValue(Self.blind) {
      #expect(throws: ScenarioRunError.self) {
        try ScenarioRun([scenario], mode: .record, snapshots: folder.url).run()
      }
    }
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [
    SnapshotTolerance(.channel(255)), SnapshotTolerance(precision: 0, perceptualPrecision: 1),
    SnapshotTolerance(precision: 1, perceptualPrecision: 0), .perceptual(1),
    SnapshotTolerance(window: .init(side: 4, maximumCount: 16)),
  ])
  func aToleranceThatAllowsEverythingLetsNothingPass(tolerance: SnapshotTolerance) {
    #expect(
      ComparisonSelfCheck.problem(of: tolerance)?.contains("takes a white picture for a black")
        == true)
  }

  @Test(arguments: [
    SnapshotTolerance.exact, .channel(5), .perceptual(), .yiq(),
    SnapshotTolerance(precision: 0.9, perceptualPrecision: 0.9),
    SnapshotTolerance(maximumCount: 1_000_000),
    SnapshotTolerance(window: .init(side: 8, maximumCount: 30)),
    SnapshotTolerance(.oklab(0.1), ignoresAntialiasing: true, shift: 2),
  ])
  func ordinaryTolerancesPassTheCheck(tolerance: SnapshotTolerance) {
    #expect(ComparisonSelfCheck.problem(of: tolerance) == nil)
  }

  /// It runs once in each process; in a debug build of these rooms it takes several times as long.
  @Test func itCostsNextToNothing() {
    let clock = ContinuousClock()
    let times = (0..<9).map { _ in clock.measure { _ = ComparisonSelfCheck.findProblem() } }
    let limit: Duration =
      environmentValue("TATEYOKO_UNOPTIMIZED") == "1" ? .milliseconds(50) : .milliseconds(1)
    #expect(times.sorted()[4] < limit, "\(times)")
  }
}
