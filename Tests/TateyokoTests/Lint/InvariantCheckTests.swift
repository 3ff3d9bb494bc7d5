import Foundation
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// Invariants over a matrix, and the messages of their failures.
@MainActor
@Suite struct InvariantCheckTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  /// A title from margin to margin, whose text fits only on wide screens.
  private final class Checkout: UIViewController {
    let titleLabel = UILabel()
    static let text = "Welcome back to the checkout, Ada"

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      titleLabel.text = Self.text
      titleLabel.font = .systemFont(ofSize: 20)
      titleLabel.accessibilityIdentifier = "title"
      titleLabel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(titleLabel)
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
    }
  }

  private func check(
    _ invariants: [LayoutInvariant], on matrix: SnapshotMatrix,
    _ make: @escaping @MainActor () throws -> UIViewController = { Checkout() }
  ) -> [SnapshotFailure] {
    folder.keepingArtifacts {
      InvariantCheck(
        matrix: MatrixCheck(
          matrix: matrix, name: nil, record: nil, file: #filePath, testName: "checkout()",
          line: 12),
        invariants: invariants
      ) { simulator, look in
        try simulator.showing(try make(), look: look)
      }.run()
    }
  }

  private let phones = SnapshotMatrix([.iPhone15ProMax, .iPhone8, .iPhoneSE])

  @Test func whatHoldsEverywhereIsSilent() throws {
    let failures = check(
      [.noOverlap, .equalMargins, .minimumTouchTargets, .insideSafeArea("title")], on: phones)
    #expect(failures.map(\.message) == [])
    folder.session.artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    let record = try RunRecord(
      json: Data(
        contentsOf: folder.url.appendingPathComponent("artifacts/\(RunRecord.fileName)")))
    #expect(
      record.snapshots.map(\.id) == [
        "checkout.1.equalMargins", "checkout.1.insideSafeArea-title",
        "checkout.1.minimumTouchTargets", "checkout.1.noOverlap",
      ])
    #expect(record.verdict == .passed)
  }

  @Test func aFailureShowsTheSmallestCellAndTheBoundary() throws {
    let failures = check([.noOverlap, .fullyVisible("title")], on: phones)
    #expect(failures.count == 1)
    let failure = try #require(failures.first)
    #expect(
      failure.headline
        == "fullyVisible(\"title\") doesn't hold in 1 of 3 cells; the smallest is "
        + "iphone-se-1.portrait:")
    #expect(failure.message.contains("“\(Checkout.text)” is truncated"))
    let label = UILabel()
    label.text = Checkout.text
    label.font = .systemFont(ofSize: 20)
    let width = Int(label.intrinsicContentSize.width.rounded(.up)) + 32
    #expect(width > 320 && width < 375)
    #expect(failure.details.contains("boundary  first fails below \(width) points wide"))
  }

  @Test func theCounterexampleIsPicturedInTheReport() throws {
    let failure = try #require(check([.fullyVisible("title")], on: phones).first)
    let picture = try #require(failure.files.first)
    #expect(picture.name == "counterexample")
    #expect(FileManager.default.fileExists(atPath: picture.file.path))
    let record = try #require(folder.session.artifacts.record?.snapshots.first)
    #expect(record.outcome == .error && record.id == "checkout.1.fullyVisible-title")
    #expect(record.device == "iphone-se-1")
    #expect(record.actual != nil)
    #expect(record.pending == nil)
  }

  @Test func cellsWithFewerSettingsAreSmaller() throws {
    var matrix = phones
    matrix.styles = [.text(.accessibilityLarge), .standard]
    let failure = try #require(check([.fullyVisible("title")], on: matrix).first)
    #expect(failure.headline.contains("the smallest is iphone-se-1.portrait:"))
    let large = SnapshotMatrix([.iPhoneSE, .iPhone15ProMax], styles: [.dark, .standard])
    let other = try #require(check([.fullyVisible("title")], on: large).first)
    #expect(other.headline.contains("in 2 of 4 cells; the smallest is iphone-se-1.portrait:"))
    #expect(other.details.contains("also in   iphone-se-1.portrait.dark"))
  }

  @Test func whereNothingHoldsThereIsNoBoundary() throws {
    let failure = try #require(
      check([.fullyVisible("title")], on: SnapshotMatrix([.iPhoneSE])).first)
    #expect(failure.headline == "fullyVisible(\"title\") doesn't hold in iphone-se-1.portrait:")
    #expect(!failure.message.contains("boundary"))
  }

  @Test func anUnknownNameIsSaidOnce() throws {
    let failures = check([.insideSafeArea("titel")], on: phones)
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.contains("no view is called “titel”; near it are “title”") == true)
  }

  @Test func anErrorOfAScreenIsNotAnInvariantsFault() {
    struct Broken: Error, CustomStringConvertible { var description: String { "no network" } }
    let failures = check([.noOverlap], on: phones) { throw Broken() }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("no network") == true)
  }

  @Test func nothingToCheckFails() {
    #expect(
      check([], on: phones).first?.message.contains("was given no invariant") == true)
  }

  @Test func theAssertionReportsAnIssueForEachInvariant() {
    let found = issues {
      folder.keepingArtifacts {
        assertInvariants(
          of: { Checkout() }, on: SnapshotMatrix([.iPhoneSE]),
          [.fullyVisible("title"), .sameOrder(["title", "nothing"]), .noOverlap])
      }
    }
    #expect(found.count == 2)
  }

  // MARK: Apps

  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let checkout = Checkout()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = checkout
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func anAppKeepsToInvariants() throws {
    folder.keepingArtifacts {
      assertInvariants(
        launching: { App() }, on: phones, [.noOverlap, .insideSafeArea("title"), .equalMargins])
    }
    #expect(folder.session.artifacts.record == nil)
  }

  @Test func anAppsCounterexampleHasItsPictureAndNoBoundary() throws {
    let found = issues {
      folder.keepingArtifacts {
        assertInvariants(launching: { App() }, on: phones, [.noOverlap, .fullyVisible("title")])
      }
    }
    #expect(found.count == 1)
    let message = try #require(found.first)
    #expect(
      message.contains(
        "fullyVisible(\"title\") doesn't hold in 1 of 3 cells; the smallest is iphone-se-1.portrait:"
      ))
    #expect(message.contains("“\(Checkout.text)” is truncated"))
    // Its window has the screen's size, so none is found.
    #expect(!message.contains("boundary"))
    let record = try #require(folder.session.artifacts.record?.snapshots.first)
    #expect(record.outcome == .error && record.device == "iphone-se-1" && record.actual != nil)
  }

  @Test func stepsComeBeforeTheLook() throws {
    let short = SnapshotMatrix([.iPhone8])
    let found = issues {
      folder.keepingArtifacts {
        assertInvariants(launching: { App() }, on: short, [.fullyVisible("title")]) { simulator in
          let app = try #require(simulator.application.delegate as? App)
          app.checkout.titleLabel.text = Checkout.text + Checkout.text
        }
        assertInvariants(launching: { App() }, on: short, [.fullyVisible("title")])
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("doesn't hold in iphone-8.portrait:") == true)
  }

  @Test func aStepThatFailsIsAnIssue() {
    struct Stuck: Error, CustomStringConvertible { var description: String { "no such button" } }
    let found = issues {
      folder.keepingArtifacts {
        assertInvariants(launching: { App() }, on: phones, [.noOverlap]) { _ in throw Stuck() }
      }
    }
    #expect(found.count == 1 && found.first?.contains("no such button") == true)
  }
}
