import Findings
import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// Linting a screen in each cell of a matrix.
///
/// Only the rules that need two layouts are used here, because these belong to the linter itself.
@MainActor
@Suite struct ScreenLinterTests {
  /// A fixed-size title, and a text that follows the user's size.
  private final class Mixed: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .white
      let fixed = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      fixed.text = "Fixed"
      fixed.accessibilityIdentifier = "fixed"
      let scaled = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
      scaled.font = .preferredFont(forTextStyle: .body)
      scaled.adjustsFontForContentSizeCategory = true
      scaled.text = "Scaled"
      view.addSubview(fixed)
      view.addSubview(scaled)
    }
  }

  private func lint(
    _ matrix: SnapshotMatrix, rules: Set<FindingRule> = [.fixedTextSize],
    ignoring: [FindingSuppression] = [], _ make: @escaping @MainActor () throws -> UIViewController
  ) throws -> LintedScreen {
    try ScreenLinter(matrix: matrix, rules: rules, suppressions: ignoring)
      .lint(
        FoundScreen(id: "Screen", kind: .controller, file: "App/Screen.swift", line: 7, make: make))
  }

  @Test func aTextOfOneSizeIsFoundInAllCells() throws {
    let result = try lint(
      SnapshotMatrix([.iPhone8, .iPhoneX], styles: [.standard, .text(.accessibilityLarge)])
    ) { Mixed() }
    #expect(
      result.screen == "Screen" && result.source == FindingSource(file: "App/Screen.swift", line: 7)
    )
    #expect(result.cells.count == 4 && result.troubles.isEmpty)
    let problem = try #require(result.problems.first)
    #expect(result.problems.count == 1)
    #expect(problem.finding.view == "UILabel “fixed”" && problem.onlyIn == nil)
    #expect(problem.finding.reason == .fixedSize(text: "Fixed", points: 17))
    #expect(problem.cells.count == 4 && problem.smallestCell.name == "iphone-8.portrait")
  }

  @Test func englishIsThePlainestLanguage() throws {
    let result = try lint(
      SnapshotMatrix(
        [.iPhone8, .iPhoneX], styles: [.language("de"), .language("en"), .language("fr")])
    ) { Mixed() }
    #expect(result.problems.map(\.smallestCell.name) == ["iphone-8.portrait.en"])
  }

  @Test func oneTextSizeIsComparedWithAnother() throws {
    for style in [SnapshotStyle.standard, .text(.accessibilityLarge)] {
      let result = try lint(SnapshotMatrix([.iPhone8], styles: [style])) { Mixed() }
      #expect(result.problems.map(\.finding.view) == ["UILabel “fixed”"])
    }
  }

  @Test func whatIsMeantIsMarked() throws {
    let result = try lint(
      SnapshotMatrix([.iPhone8]), ignoring: [.ignore(.fixedTextSize, in: "fixed", "a logo")]
    ) { Mixed() }
    #expect(result.problems.map(\.ignored) == ["a logo"])
  }

  // MARK: Sharing

  /// Counts how often it is created.
  private final class Counter { var count = 0 }

  @Test func likeScreensAreLaidOutOnce() throws {
    let counter = Counter()
    let matrix = SnapshotMatrix(
      [.iPhone12, .iPhone12Pro, .iPhone13, .iPhone8],
      orientations: [.portrait, .landscapeRight], os: ["16.0"])
    let result = try lint(matrix, rules: [.overlap]) {
      counter.count += 1
      return UIViewController()
    }
    #expect(result.cells.count == 8)
    // The notch of an iPhone 13 is narrower than an iPhone 12's.
    #expect(counter.count == 6)
  }

  @Test func aScreenThatGoesByTheDevicesNameIsLaidOutForEach() throws {
    let matrix = SnapshotMatrix(
      [.iPhone12, .iPhone12Pro], os: ["16.0"], styles: [.standard, .text(.accessibilityLarge)])
    let result = try lint(matrix) {
      let controller = Mixed()
      controller.loadViewIfNeeded()
      if UIDevice.current.name == "iPhone 12 Pro" {
        for view in controller.view.subviews { view.isHidden = true }
      }
      return controller
    }
    #expect(result.cells.count == 4)
    let problem = try #require(result.problems.first)
    #expect(problem.cells.count == 2 && problem.onlyIn == "iPhone 12")
  }

  @Test func stepsMayAskForTheDevice() throws {
    let counter = Counter()
    let linter = ScreenLinter(
      matrix: SnapshotMatrix([.iPhone12, .iPhone12Pro], os: ["16.0"]), rules: [.overlap])
    let make: @MainActor () -> any UIApplicationDelegate = {
      counter.count += 1
      return Delegate()
    }
    _ = try linter.lint(.app(make, steps: { _ in }), named: "App")
    #expect(counter.count == 2)
    _ = try linter.lint(.app(make), named: "App")
    #expect(counter.count == 3)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Mixed()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func appsAreLaunched() throws {
    let linter = ScreenLinter(matrix: SnapshotMatrix([.iPhone8]), rules: [.fixedTextSize])
    let result = try linter.lint(.app({ Delegate() }), named: "App")
    #expect(result.problems.map(\.finding.view) == ["UILabel “fixed”"])
  }

  @Test func viewsStandForThemselves() throws {
    let linter = ScreenLinter(matrix: SnapshotMatrix([.iPhoneX]), rules: [.fixedTextSize])
    let result = try linter.lint(
      .view({
        let label = UILabel()
        label.text = "Alone"
        label.sizeToFit()
        return label
      }), named: "View")
    #expect(result.problems.map(\.finding.reason) == [.fixedSize(text: "Alone", points: 17)])
    let look = try LintSubject.view({ UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) })
      .look(at: ViewImageConfig(.iPhoneX), drawing: false, turn: nil)
    #expect(look.facts.housings.isEmpty && look.facts.safeArea.top == 0)
  }

  // MARK: Troubles

  private struct Broken: Error, CustomStringConvertible { let description = "no data" }

  @Test func aScreenThatCantBeMadeIsATrouble() throws {
    let matrix = SnapshotMatrix([.iPhone8, .iPhoneX, .iPadPro11])
    let result = try lint(matrix) {
      if UIScreen.main.bounds.width < 800 { throw Broken() }
      return Mixed()
    }
    #expect(result.cells.map(\.device) == [Device.iPadPro11.id])
    #expect(result.troubles == ["iphone-8.portrait and 1 other cell: no data"])
    #expect(result.problems.map(\.onlyIn) == [nil])
  }

  @Test func aMatrixWithoutCellsIsRefused() {
    #expect(throws: SnapshotMatrixProblem.self) { try lint(SnapshotMatrix([])) { Mixed() } }
  }

  // MARK: Turns

  /// Adds a view on each rotation.
  private final class Growing: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
  }

  /// A list that keeps its position as UIKit does.
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    }
  }

  @Test func whatATurnLeavesBehindIsFound() throws {
    let result = try lint(SnapshotMatrix([.iPhone8]), rules: [.changedByTurn]) { Growing() }
    let problem = try #require(result.problems.first)
    guard case .changed(let after, let difference) = problem.finding.reason else {
      Issue.record("\(problem.finding.reason)")
      return
    }
    #expect(after == "a rotation there and back" && difference.contains("UIView"))
  }

  @Test func whatUIKitKeepsIsNoChange() throws {
    for make: @MainActor () -> UIViewController in [
      { UINavigationController(rootViewController: List()) }, { List() }, { Mixed() },
    ] {
      let result = try lint(
        SnapshotMatrix([.iPhone8, .iPadPro11, .iPhoneDuo]), rules: [.changedByTurn]
      ) { make() }
      // In a scrolled list, a rotation measures other rows, so its content has the same height as others.
      #expect(result.problems.map(\.finding.reason) == [])
    }
  }

  /// Shows how long it has existed, and something that appears late.
  private final class Counting: UIViewController {
    private let seconds = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
    private var count = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.addSubview(seconds)
      let timer = Timer(timeInterval: 0.25, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.count += 1
          self.seconds.text = "\(self.count)"
          self.seconds.sizeToFit()
        }
      }
      RunLoop.main.add(timer, forMode: .common)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [view] in
        view?.addSubview(UISwitch())
      }
    }
  }

  @Test func whatChangesByItselfIsNotTheTurns() throws {
    let result = try lint(SnapshotMatrix([.iPhone8]), rules: [.changedByTurn]) { Counting() }
    #expect(result.problems.map(\.finding.reason) == [])
  }

  @Test func aFoldIsATurnToo() throws {
    let result = try lint(SnapshotMatrix([.iPhoneDuo]), rules: [.changedByTurn]) { Growing() }
    #expect(!result.problems.isEmpty)
  }

  // MARK: Cells

  @Test func cellsAreDescribed() throws {
    let plan = try LintPlan(
      SnapshotMatrix(
        [.iPhoneDuo], orientations: [.landscapeRight],
        styles: [.dark.with(.text(.accessibilityExtraLarge)), .language("ar"), .pseudo(.double)],
        postures: [.open]), of: .controller({ Mixed() }), turns: false)
    let described = plan.cells.map(\.described)
    #expect(described[0].textSize == "AccessibilityXL" && described[0].isDark)
    #expect(described[0].words == "iPhone Duo, open, landscape, AX3, dark")
    #expect(described[1].words == "iPhone Duo, open, landscape, ar, right to left")
    #expect(described[2].language == "pseudo-double" && described[2].width > described[2].height)
    #expect(plan.cells.map(\.settings) == [4, 4, 3])
  }
}
