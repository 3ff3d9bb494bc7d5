import Foundation
import ImageDiff
import Pixels
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

/// The comparison's self-check: nothing passes if injected differences aren't detected.
@MainActor
@Suite struct SelfCheckTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  /// Finds every picture equal, like a comparison on a graphics card that doesn't exist.
  private static let blind: PictureComparison.Comparer = { _, actual, tolerance in
    ImageComparison(reference: actual, actual: actual, tolerance: tolerance)
  }

  private func verify(
    _ color: UIColor, _ record: SnapshotTestingConfiguration.Record = .never,
    comparer: @escaping PictureComparison.Comparer = PictureComparison.ownComparer
  ) -> String? {
    folder.beginRun(comparer: comparer)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = color
    return folder.keepingArtifacts {
      verifySnapshot(
        of: view, as: .image, named: "1", record: record, snapshotDirectory: folder.url.path,
        testName: "check()")
    }
  }

  @Test func theComparisonInUseFindsWhatIsPlanted() {
    #expect(SnapshotSession.ofProcess.selfCheck.problem == nil)
    #expect(ComparisonSelfCheck().findProblem() == nil)
  }

  @Test func aBlindComparisonLetsNothingPass() throws {
    #expect(verify(.red, .missing)?.contains("was recorded") == true)
    #expect(verify(.red) == nil)
    let message = try #require(verify(.red, comparer: Self.blind))
    #expect(message.contains("a planted difference of one level in one pixel was not found"))
    #expect(
      try #require(verify(.blue, comparer: Self.blind)).contains(
        "Nothing passes or is recorded in this run"))
    #expect(verify(.red) == nil)
  }

  @Test func aBlindComparisonRecordsNothing() {
    #expect(
      verify(.red, .all, comparer: Self.blind)?.contains("Nothing passes or is recorded") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func aComparisonThatAlwaysObjectsIsNoBetter() {
    let check = ComparisonSelfCheck { reference, actual, tolerance in
      let other = try! Bitmap(width: actual.width, height: actual.height)
      return ImageComparison(reference: reference, actual: other, tolerance: tolerance)
    }
    #expect(check.problem?.contains("a difference between a picture and itself") == true)
  }

  @Test func aBlindComparisonStopsARunOverScenarios() {
    let scenario = Scenario(
      id: "Check", title: "Check",
      screens: [
        Scenario.Screen(
          id: "one", title: "One", variants: [Scenario.Variant(.iPhone8, os: "12.0")]
        ) { UIViewController() }
      ])
    folder.beginRun(comparer: Self.blind)
    _ = folder.keepingArtifacts {
      #expect(throws: ScenarioRunError.self) {
        try ScenarioRun([scenario], mode: .record, snapshots: folder.url).run()
      }
    }
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [
    SnapshotTolerance(.channel(255)), .perceptual(1), SnapshotTolerance(.lab(100)),
    SnapshotTolerance(window: .init(side: 4, maximumCount: 16)),
  ])
  func aToleranceThatAllowsEverythingLetsNothingPass(tolerance: SnapshotTolerance) {
    #expect(
      ComparisonSelfCheck().problem(of: tolerance)?.contains("accepts a white picture for a black")
        == true)
  }

  @Test(
    "invalid numbers are reported as such",
    arguments: [
      (SnapshotTolerance(precision: 0), "precision: 0.0 requires nothing to match"),
      (SnapshotTolerance(precision: -0.5), "precision: -0.5 is negative"),
      (SnapshotTolerance(precision: 1.5), "precision: 1.5 is greater than 1"),
      (SnapshotTolerance(precision: .nan), "precision: nan is not a number"),
      (
        SnapshotTolerance(precision: 1, perceptualPrecision: 0),
        "perceptualPrecision: 0.0 requires nothing to match"
      ),
      (
        SnapshotTolerance(precision: 1, perceptualPrecision: -1),
        "perceptualPrecision: -1.0 is negative"
      ),
      (
        SnapshotTolerance(precision: 0.9, perceptualPrecision: .nan),
        "perceptualPrecision: nan is not a number"
      ),
      (
        SnapshotTolerance(precision: 0.9, perceptualPrecision: 2),
        "perceptualPrecision: 2.0 is greater than 1"
      ),
      (SnapshotTolerance(.exact, precision: 0), "precision: 0.0 requires nothing to match"),
      (SnapshotTolerance(.exact, precision: .infinity), "precision: inf is greater than 1"),
      (.channel(-1), ".channel(-1) is not in the range of channel levels, 0 to 255"),
      (.channel(256), ".channel(256) is not in the range of channel levels, 0 to 255"),
      (.perceptual(.nan), ".oklab(nan) is not in the range of distances, 0 to 1"),
      (.yiq(-0.1), ".yiq(-0.1) is not in the range of distances, 0 to 1"),
      (SnapshotTolerance(.lab(101)), ".lab(101.0) is not in the range of distances, 0 to 100"),
      (SnapshotTolerance(maximumCount: -1), "maximumCount: -1 is negative"),
      (SnapshotTolerance(shift: -1), "shift: -1 is not in the range 0 to 8 pixels"),
      (SnapshotTolerance(shift: 9), "shift: 9 is not in the range 0 to 8 pixels"),
      (
        SnapshotTolerance(precision: .nan).ignoring(.rect(CGRect(x: 0, y: 0, width: 1, height: 1))),
        "precision: nan is not a number"
      ),
    ] as [(SnapshotTolerance, String)])
  func aToleranceThatIsNoneIsToldAsWhatItIs(tolerance: SnapshotTolerance, words: String) {
    #expect(ComparisonSelfCheck().problem(of: tolerance)?.contains(words) == true)
  }

  @Test func zeroIsAShareWhereSomethingElseSetsTheLimit() {
    #expect(
      ComparisonSelfCheck().problem(of: SnapshotTolerance(precision: 0, maximumCount: 3)) == nil)
  }

  @Test(
    "the numbers of an assertion reach that check",
    arguments: [(0, 1), (-1, 1), (.nan, 1), (2, 1), (1, 0), (1, .nan), (1, 3)] as [(Float, Float)])
  func numbersOfAnAssertion(precision: Float, perceptualPrecision: Float) {
    folder.beginRun()
    let message = folder.keepingArtifacts {
      verifySnapshot(
        of: UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)),
        as: .image(precision: precision, perceptualPrecision: perceptualPrecision), named: "2",
        record: .all, snapshotDirectory: folder.url.path, testName: "check()")
    }
    #expect(message?.contains("Invalid tolerance: p") == true, "\(message ?? "passed")")
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [
    SnapshotTolerance.exact, .channel(5), .perceptual(), .yiq(),
    SnapshotTolerance(precision: 0.9, perceptualPrecision: 0.9),
    SnapshotTolerance(maximumCount: 1_000_000),
    SnapshotTolerance(window: .init(side: 8, maximumCount: 30)),
    SnapshotTolerance(.oklab(0.1), ignoresAntialiasing: true, shift: 2),
  ])
  func ordinaryTolerancesPassTheCheck(tolerance: SnapshotTolerance) {
    #expect(ComparisonSelfCheck().problem(of: tolerance) == nil)
  }

  /// It runs once in each process; in a debug build of these modules it takes several times as long.
  @Test func itCostsNextToNothing() {
    let times = (0..<9).map { _ in ProcessorTime.measure { _ = ComparisonSelfCheck().findProblem() }
    }
    let limit: Duration =
      environmentValue("TATEYOKO_UNOPTIMIZED") == "1" ? .milliseconds(50) : .milliseconds(1)
    #expect(times.sorted()[4] < limit, "\(times)")
  }
}
