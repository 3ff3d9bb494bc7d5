import Foundation
import Pixels
import Synchronization
import Testing
import UIKit

@testable import Tateyoko

/// Runs over scenarios: the selection, the order, and the resulting files.
@MainActor
@Suite struct ScenarioRunTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func scenario(text: String = "縦横", steps: Int = 2) -> Scenario {
    Scenario(
      id: "Label", title: "A label",
      screens: [
        Scenario.Screen(
          id: "plain", title: "A label alone",
          variants: [
            Scenario.Variant(.iPhone8, os: "11.2"),
            Scenario.Variant(.iPhone8, os: "11.2", orientation: .landscapeRight),
            Scenario.Variant(.iPhoneX),
          ],
          steps: (0..<steps).map { step in
            Scenario.Step("step-\(step)") { (controller: UIViewController, _) in
              controller.view.subviews.first?.frame.origin.x = 20 + 10 * CGFloat(step)
            }
          }
        ) {
          let controller = UIViewController()
          let label = UILabel(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
          label.text = text
          controller.view.addSubview(label)
          return controller
        }
      ])
  }

  private func run(
    _ mode: ScenarioRun.Mode, _ scenario: Scenario? = nil, jobs: Int = 1,
    select: (inout ScenarioSelection) -> Void = { _ in }
  ) throws -> ScenarioRunResult {
    var run = ScenarioRun([scenario ?? self.scenario()], mode: mode, snapshots: folder.url)
    run.jobs = jobs
    select(&run.selection)
    return try run.run()
  }

  private func outcomes(_ result: ScenarioRunResult) -> [SnapshotOutcome] {
    result.record.snapshots.map(\.outcome)
  }

  /// Not after all scenarios that it was given.
  @Test("a run's title lists the selected scenarios")
  func title() throws {
    func other(_ id: String) -> Scenario {
      Scenario(id: id, title: id, screens: scenario().screens)
    }
    let all = [scenario()] + ["A", "B", "C"].map(other)
    func title(_ names: [String]) throws -> String {
      var run = ScenarioRun(all, mode: .verify, snapshots: folder.url)
      run.selection.scenarios = names
      return try run.run().record.header.title
    }
    #expect(try title([]) == "4 scenarios")
    #expect(try title(["Label"]) == "Label")
    #expect(try title(["A/plain", "C"]) == "A, C")
  }

  @Test("a run that is ended from outside doesn't appear finished", arguments: [1, 2])
  func unfinished(jobs: Int) throws {
    let report = folder.url.appendingPathComponent("report", isDirectory: true)
    func record() throws -> RunRecord {
      try RunRecord(json: Data(contentsOf: report.appendingPathComponent("run.json"))) {
        try? Data(contentsOf: report.appendingPathComponent("snapshots.jsonl"))
      }
    }
    var run = ScenarioRun([scenario()], mode: .verify, snapshots: folder.url)
    run.jobs = jobs
    run.reportFolder = report
    _ = try run.run()
    #expect(try record().header.isFinished && record().snapshots.count == 6)
    let seen = Mutex<[Bool]>([])
    let result = try run.run { progress in
      let known = try? record()
      seen.withLock {
        $0.append(known?.header.isFinished == false && known?.snapshots.count == progress.done)
      }
    }
    #expect(seen.withLock { $0 } == Array(repeating: true, count: 6))
    #expect(try record() == result.record)
    let left = try FileManager.default.contentsOfDirectory(atPath: report.path)
    #expect(!left.contains("snapshots.jsonl"))
  }

  @Test("differences tolerated by a screen, a run or its caller pass, and are reported")
  func tolerance() throws {
    func scenario(_ white: CGFloat, _ tolerance: SnapshotTolerance?) -> Scenario {
      Scenario(
        id: "Grey", title: "A grey screen",
        screens: [
          Scenario.Screen(
            id: "plain", title: "Plain", variants: [Scenario.Variant(.iPhone8, os: "11.2")],
            tolerance: tolerance
          ) {
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor(white: white, alpha: 1)
            return controller
          }
        ])
    }
    func run(
      _ white: CGFloat, _ own: SnapshotTolerance? = nil, run: SnapshotTolerance? = nil,
      usual: SnapshotTolerance = .exact, mode: ScenarioRun.Mode = .verify
    ) throws -> SnapshotRecord {
      var it = ScenarioRun([scenario(white, own)], mode: mode, snapshots: folder.url)
      it.tolerance = run
      it.usualTolerance = usual
      it.reportFolder = folder.url.appendingPathComponent("report")
      return try #require(try it.run().record.snapshots.first)
    }
    let (old, new) = (CGFloat(100) / 255, CGFloat(102) / 255)
    #expect(try run(old, mode: .record).outcome == .recorded)
    #expect(try run(new).outcome == .changed)
    for passed in [
      try run(new, .channel(2)), try run(new, run: .channel(2)), try run(new, usual: .channel(2)),
      try run(new, .exact, run: .channel(2)), try run(new, .channel(2), mode: .record),
    ] {
      #expect(passed.outcome == .equal && passed.isTolerated)
      #expect(passed.comparison?.tolerance == "each channel by 2 of 255")
      #expect(passed.reference != nil && passed.difference != nil)
    }
    #expect(try run(new, .exact, usual: .channel(2)).outcome == .changed)
    #expect(try run(new, .channel(1)).outcome == .changed)
    let blind = try run(new, .channel(255))
    #expect(blind.outcome == .error)
    #expect(blind.message?.contains("accepts a white picture for a black one") == true)
  }

  @Test func baselinesAreNamedAfterScreenVariantAndStep() throws {
    #expect(outcomes(try run(.record)) == Array(repeating: .recorded, count: 6))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("Label").path)
    #expect(
      names.sorted() == [
        "plain.iphone-8.ios-11.2.landscape.step-0.png",
        "plain.iphone-8.ios-11.2.landscape.step-1.png",
        "plain.iphone-8.ios-11.2.portrait.step-0.png",
        "plain.iphone-8.ios-11.2.portrait.step-1.png",
        "plain.iphone-x.ios-16.7.portrait.step-0.png",
        "plain.iphone-x.ios-16.7.portrait.step-1.png",
      ])
  }

  @Test(arguments: [1, 3]) func recordsKeepTheirOrder(jobs: Int) throws {
    let ids = try run(.record, jobs: jobs).record.snapshots.map(\.id)
    #expect(
      ids == [
        "plain.iphone-8.ios-11.2.portrait.step-0", "plain.iphone-8.ios-11.2.portrait.step-1",
        "plain.iphone-8.ios-11.2.landscape.step-0", "plain.iphone-8.ios-11.2.landscape.step-1",
        "plain.iphone-x.ios-16.7.portrait.step-0", "plain.iphone-x.ios-16.7.portrait.step-1",
      ])
  }

  @Test(arguments: [1, 3]) func eachPictureSaysWhatItCosts(jobs: Int) throws {
    let record = try run(.record, jobs: jobs).record
    #expect(record.snapshots.allSatisfy { ($0.seconds ?? 0) > 0 })
    let sum = record.snapshots.reduce(0) { $0 + ($1.seconds ?? 0) }
    #expect(try #require(record.header.seconds) * Double(jobs + 1) >= sum)
  }

  @Test("two runs with SOURCE_DATE_EPOCH write the same bytes")
  func reproducible() throws {
    _ = try run(.record)
    func files() throws -> [Data] {
      var run = ScenarioRun([scenario(text: "横縦")], mode: .verify, snapshots: folder.url)
      let report = folder.url.appendingPathComponent("report")
      run.reportFolder = report
      run.jobs = 2
      run.origin = .current(environment: { $0 == "SOURCE_DATE_EPOCH" ? "1763726599" : nil })
      _ = try run.run()
      return try ["run.json", "junit.xml", "summary.md", "data.js", "index.html"].map {
        try Data(contentsOf: report.appendingPathComponent($0))
      }
    }
    let first = try files()
    #expect(String(decoding: first[0], as: UTF8.self).contains("2025-11-21T12:03:19Z"))
    #expect(try first == files())
  }

  @Test("a picture with conflicting constraints is compared, and its card reports them")
  func conflictsReachTheReport() throws {
    let scenario = Scenario(
      id: "Conflict", title: "A conflict",
      screens: [
        Scenario.Screen(
          id: "width", title: "Two widths", variants: [Scenario.Variant(.iPhone8, os: "11.2")]
        ) {
          let controller = UIViewController()
          let view = UIView()
          view.backgroundColor = .red
          view.translatesAutoresizingMaskIntoConstraints = false
          controller.view.addSubview(view)
          NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 50),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 200),
          ])
          return controller
        }
      ])
    #expect(outcomes(try run(.record, scenario)) == [.recorded])
    let report = folder.url.appendingPathComponent("report")
    var again = ScenarioRun([scenario], mode: .verify, snapshots: folder.url)
    again.reportFolder = report
    let result = try again.run()
    let snapshot = try #require(result.record.snapshots.first)
    #expect(snapshot.outcome == .equal)
    #expect(snapshot.actual != nil)
    #expect(snapshot.log?.count == 1)
    let log = try #require(snapshot.log?.first)
    #expect(log.contains("Unable to simultaneously satisfy constraints."))
    #expect(log.contains("UIView:0x2.width == 200"))
    #expect(result.record.summary == "1 equal; UIKit would log something for 1")
    let data = try String(
      contentsOf: report.appendingPathComponent("details/0.js"), encoding: .utf8)
    #expect(data.contains("Unable to simultaneously satisfy constraints."))
    #expect(data.contains("UIView:0x2.width == 200"))
    let json = try String(
      contentsOf: report.appendingPathComponent("run.json"), encoding: .utf8)
    #expect(json.contains("Will attempt to recover by breaking constraint"))
  }

  @Test func eachModeWritesWhatItMay() throws {
    #expect(outcomes(try run(.verify)) == Array(repeating: .missing, count: 6))
    #expect(folder.files.isEmpty)
    _ = try run(.record, scenario(text: "横縦"), select: { $0.devices = [.iPhoneX] })
    #expect(
      outcomes(try run(.recordMissing))
        == Array(repeating: .recorded, count: 4) + [.changed, .changed])
    #expect(
      outcomes(try run(.record))
        == Array(repeating: .equal, count: 4) + [.recorded, .recorded])
    #expect(outcomes(try run(.verify)) == Array(repeating: .equal, count: 6))
  }

  @Test func aSelectionIsAPart() throws {
    let turned = try run(.verify, select: { $0.orientations = [.landscapeRight] })
    #expect(turned.record.snapshots.count == 2)
    let old = try run(.verify, select: { $0.versions = ["11.2"] })
    #expect(old.record.snapshots.count == 4)
    let screen = try run(.verify, select: { $0.scenarios = ["Label/plain"] })
    #expect(screen.record.snapshots.count == 6)
    #expect(throws: ScenarioRunError.self) {
      try run(.verify, select: { $0.scenarios = ["Label/other"] })
    }
  }

  /// A device that each step folds.
  private var folding: Scenario {
    Scenario(
      id: "Fold", title: "A fold",
      screens: [
        Scenario.Screen(
          id: "plain", title: "Plain",
          variants: [
            Scenario.Variant(.iPhoneDuo), Scenario.Variant(.iPhoneX, os: "11.2"),
            Scenario.Variant(.iPhoneDuo, orientation: .landscapeRight, posture: .open),
          ],
          steps: [
            Scenario.Step("start"),
            Scenario.Step("half-open") { _, simulator in
              if simulator.device.isFoldable { simulator.fold(to: .halfOpen) }
            },
          ]
        ) { UIViewController() }
      ])
  }

  @Test("a foldable device's picture shows how far it is open, and others don't mention it")
  func postures() throws {
    let snapshots = try run(.record, folding).record.snapshots
    #expect(
      snapshots.map(\.id) == [
        "plain.iphone-duo.closed.ios-27.1.portrait.start",
        "plain.iphone-duo.closed.ios-27.1.portrait.half-open",
        "plain.iphone-x.ios-11.2.portrait.start", "plain.iphone-x.ios-11.2.portrait.half-open",
        "plain.iphone-duo.open.ios-27.1.landscape.start",
        "plain.iphone-duo.open.ios-27.1.landscape.half-open",
      ])
    #expect(
      snapshots.map { $0.posture ?? "none" }
        == ["closed", "half-open", "none", "none", "open", "half-open"])
    #expect(snapshots.compactMap { $0.step?.number } == [0, 1, 0, 1, 0, 1])
    #expect(snapshots[1].environment.hasPrefix("iPhone Duo · half open · iOS 27.1 · "))
    func facts(_ index: Int) throws -> String {
      let file = folder.url.appendingPathComponent("Fold/\(snapshots[index].id).png")
      let head = try PNGCodec.readHead(from: file)
      return try head.keywords.map { try head.text(for: $0) ?? "" }.joined()
    }
    #expect(try facts(1).contains("posture: half-open\n"))
    #expect(try !facts(2).contains("posture: "))
  }

  @Test func aSelectionByPostureIsOfFoldableDevices() throws {
    func ids(_ postures: Device.Posture...) throws -> [String] {
      try run(.verify, folding, select: { $0.postures = postures }).record.snapshots.map(\.id)
    }
    #expect(
      try ids(.open) == [
        "plain.iphone-duo.open.ios-27.1.landscape.start",
        "plain.iphone-duo.open.ios-27.1.landscape.half-open",
      ])
    #expect(try ids(.open, .closed).count == 4)
    let error = #expect(throws: ScenarioRunError.self) { try ids(.halfOpen) }
    #expect("\(try #require(error))".contains("; postures: closed, open."))
    var selection = ScenarioSelection()
    #expect(selection.isEverything)
    selection.postures = [.open]
    #expect(!selection.isEverything)
  }

  @Test func leftOverBaselinesAreToldByWholeRunsOnly() throws {
    _ = try run(.record)
    let result = try run(.verify, scenario(steps: 1))
    #expect(result.leftOver.count == 3)
    #expect(result.leftOver.allSatisfy { $0.lastPathComponent.contains("step-1") })
    let part = try run(.verify, scenario(steps: 1), select: { $0.devices = [.iPhoneX] })
    #expect(part.leftOver.isEmpty)
  }

  @Test func aFolderOfAScenarioThatIsGoneIsLeftOver() throws {
    _ = try run(.record)
    let gone = folder.url.appendingPathComponent("Gone", isDirectory: true)
    try FileManager.default.createDirectory(at: gone, withIntermediateDirectories: false)
    try Data().write(to: gone.appendingPathComponent("plain.png"))
    var run = ScenarioRun([scenario()], mode: .verify, snapshots: folder.url)
    #expect(run.leftOverBaselines().isEmpty)
    run.ownsSnapshots = true
    #expect(run.leftOverBaselines().map(\.lastPathComponent) == ["plain.png"])
  }

  @Test func onlyWhatWasRecordedIsDeletedAndNothingBehindALink() throws {
    _ = try run(.record)
    let manager = FileManager.default
    func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
    for name in ["Gone", "Photos"] {
      try manager.createDirectory(at: url(name), withIntermediateDirectories: false)
    }
    let picture = try PNGCodec.encode(Bitmap(width: 2, height: 2))
    let foreign = ["Photos/cat.png", "Photos/list.trace.txt"]
    for name in foreign { try Data("mine".utf8).write(to: url(name)) }
    try picture.write(to: url("Elsewhere.png"))
    try picture.write(to: url("Gone/plain.png"))
    let outside = try BaselineFolder()
    try picture.write(to: outside.url.appendingPathComponent("plain.png"))
    try manager.createSymbolicLink(at: url("Linked"), withDestinationURL: outside.url)
    try manager.createSymbolicLink(
      at: url("Photos/link.png"),
      withDestinationURL: outside.url.appendingPathComponent("plain.png"))
    var run = ScenarioRun([scenario()], mode: .verify, snapshots: folder.url)
    run.ownsSnapshots = true
    run.staleMode = .delete
    let result = try run.run()
    #expect(result.deleted.map(\.lastPathComponent) == ["plain.png"])
    #expect(
      Set(result.leftOver.map(\.lastPathComponent)) == ["cat.png", "link.png", "list.trace.txt"])
    #expect(!manager.fileExists(atPath: url("Gone").path))
    for name in foreign + ["Photos/link.png", "Linked/plain.png", "Elsewhere.png"] {
      #expect(manager.fileExists(atPath: url(name).path), "\(name)")
    }
  }

  @Test func progressCountsEveryPictureOnce() throws {
    let seen = Mutex<[Int]>([])
    var run = ScenarioRun([scenario()], mode: .verify, snapshots: folder.url)
    run.jobs = 2
    _ = try run.run { progress in
      seen.withLock { $0.append(progress.done) }
    }
    #expect(seen.withLock { $0 } == [1, 2, 3, 4, 5, 6])
  }

  @Test func theReportHoldsEqualPicturesToo() throws {
    _ = try run(.record)
    var run = ScenarioRun([scenario()], mode: .verify, snapshots: folder.url)
    run.reportFolder = folder.url.appendingPathComponent("report", isDirectory: true)
    let result = try run.run()
    let page = try #require(result.reportPage)
    #expect(FileManager.default.fileExists(atPath: page.path))
    for snapshot in result.record.snapshots {
      let picture = try #require(snapshot.actual)
      let file = page.deletingLastPathComponent().appendingPathComponent(picture.file)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }
}
