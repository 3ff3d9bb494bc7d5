import Foundation
import Pixels
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

/// The screens that a program finds in itself.
@MainActor
@Suite struct FoundScreensTests {
  private static func previews() -> [FoundScreen] {
    ScreenCatalogue.screens([.preview]).filter { $0.module == "TateyokoTests" }
  }

  @Test func previewsAreFoundInTheirOrder() throws {
    let found = Self.previews()
    #expect(
      found.map(\.id) == [
        "SampleList/One", "SampleList/Two", "SamplePreviews", "SamplePreviews/2",
        "SamplePreviews/Fixed", "SamplePreviews/Wide",
      ])
    #expect(
      found.map(\.title) == ["One", "Two", "SamplePreviews", "SamplePreviews 2", "Fixed", "Wide"])
    let wide = try #require(found.last)
    #expect(wide.line == 8)
    #expect(wide.file?.hasSuffix("Screens/SamplePreviews.swift") == true)
    #expect(wide.orientation == .landscapeLeft)
    #expect(
      found.map(\.layout)[2...4] == [
        .device, .sizeThatFits, .fixed(CGSize(width: 120, height: 40)),
      ])
  }

  @Test func previewsAreMadeAnew() throws {
    let screen = try #require(Self.previews().first { $0.id == "SamplePreviews" })
    let simulator = Simulator(.iPhone15)
    let (first, second) = try simulator.perform { (try screen.make(), try screen.make()) }
    #expect(first is SampleController)
    #expect(first !== second)
  }

  @Test func traitsDecideAboutSizeAndOrientation() throws {
    let screens = Dictionary(uniqueKeysWithValues: Self.previews().map { ($0.id, $0) })
    let matrix = SnapshotMatrix([.iPhone8], orientations: [.portrait, .landscapeRight])
    func sizes(_ id: String) throws -> [CGSize] {
      let screen = try #require(screens[id])
      return try screen.cells(of: matrix).map { try screen.picture(on: $0).size }
    }
    #expect(try sizes("SamplePreviews/Wide") == [CGSize(width: 667, height: 375)])
    #expect(try sizes("SamplePreviews/Fixed") == [CGSize(width: 120, height: 40)])
    #expect(
      try sizes("SamplePreviews") == [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
      ])
    let fitting = try sizes("SamplePreviews/2")
    #expect(fitting.count == 2 && fitting[0] == fitting[1])
    #expect((20...60).contains(fitting[0].width) && (15...30).contains(fitting[0].height))
  }

  @Test func aViewHasItsOwnSizeInTheMiddle() throws {
    let screen = try #require(Self.previews().first { $0.id == "SampleList/One" })
    let simulator = Simulator(.iPhone8)
    simulator.launch(try simulator.perform(screen.make))
    let stage = try #require(simulator.window.rootViewController as? PreviewStage)
    let frame = stage.content.frame
    #expect(abs(frame.midX - 187.5) <= 0.5)
    #expect(frame.width < 60 && frame.height < 30)
  }

  // MARK: Controllers

  private static func controllers() -> [String: FoundScreen] {
    let all = ControllerScreens.all { $0 == "TateyokoTests" }
      .filter { $0.id.hasSuffix("Sample") || $0.id.contains("Sample<") }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  }

  @Test func controllersAreFoundThatCanBeMade() throws {
    let found = Self.controllers()
    #expect(
      found.keys.sorted() == [
        "ConvenientSample", "InheritingSample", "OwnInitSample", "PlainSample",
        "SampleSpace.NestedSample", "StoppingSample",
      ])
    let simulator = Simulator(.iPhone15)
    func made<T>(_ id: String, _ type: T.Type) throws -> T {
      let screen = try #require(found[id])
      return try #require(try simulator.perform { try screen.make() } as? T)
    }
    #expect(try made("PlainSample", PlainSample.self).number == 7)
    #expect(try made("OwnInitSample", OwnInitSample.self).word == "own")
    let inheriting = try made("InheritingSample", InheritingSample.self)
    #expect(inheriting.word == "own" && inheriting.inherited == 3)
    #expect(try made("ConvenientSample", ConvenientSample.self).word == "convenient")
    _ = try made("SampleSpace.NestedSample", SampleSpace.NestedSample.self)
  }

  @Test func oneThatStopsTheProgramThrows() throws {
    let screen = try #require(Self.controllers()["StoppingSample"])
    let error = #expect(throws: ScreenTrialProblem.self) { _ = try screen.make() }
    #expect(error?.description.contains("crashes the program (Illegal instruction)") == true)
    #expect(error?.description.contains("no luck") == true)
  }

  @Test func modulesOfTheProgramAreKnownByTheirResources() throws {
    let modules = try #require(ProgramTypes.modulesWithResources)
    // One has resources, one only classes, and one isn't in this program.
    #expect(modules.contains("StringTablesTests"))
    #expect(modules.contains("TateyokoTests"))
    #expect(!modules.contains("Garden"))
  }

  @Test func namesAreUnique() {
    func screen(_ id: String, _ kind: FoundScreen.Kind, line: Int? = nil) -> FoundScreen {
      FoundScreen(id: id, kind: kind, line: line, make: { UIViewController() })
    }
    let all = ScreenCatalogue.unique([
      screen("A", .scenario), screen("A", .controller), screen("A", .preview, line: 2),
      screen("A", .preview, line: 1), screen("B", .scene),
    ])
    #expect(all.map(\.id) == ["A", "preview/A", "controller/A", "B", "scenario/A"])
    #expect(all.map(\.line) == [1, 2, nil, nil, nil])
  }
}

/// Screens whose code is tried in a separate process.
@MainActor
@Suite struct ScreenTrialsTests {
  /// The seconds allowed for a screen here: more than any needs on a loaded machine.
  private static let patience = 5

  @Test func oneThatStopsTheProgramLeavesTheOthers() {
    let outcomes = ScreenTrialRun.run(5) { index in
      if index == 1 { fatalError("the second") }
      if index == 3 {
        print("the fourth")
        exit(9)
      }
      return index != 2
    }
    #expect(outcomes.count == 5)
    #expect(outcomes[0] == .ended(true))
    #expect(outcomes[2] == .ended(false))
    #expect(outcomes[4] == .ended(true))
    guard case .stopped(let second) = outcomes[1], case .stopped(let fourth) = outcomes[3] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(second.description.contains("Fatal error: the second"))
    #expect(fourth.description == "Its code exits with status 9: the fourth")
  }

  @Test func oneThatDoesNotEndIsEnded() {
    let outcomes = ScreenTrialRun.run(2, limit: Self.patience) { index in
      while index == 0 { sleep(1) }
      return true
    }
    guard case .stopped(let problem) = outcomes[0] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(problem.description.hasPrefix("Its code doesn't finish within 5 s"))
    #expect(outcomes[1] == .ended(true))
  }

  @Test func aLayoutThatDoesNotEndLeavesTheOthers() throws {
    final class Endless: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        while view.bounds.width > view.bounds.height { sleep(1) }
      }
    }
    let endless = FoundScreen(id: "Endless", kind: .controller) { Endless() }
    let other = FoundScreen(id: "Other", kind: .controller) { UIViewController() }
    var run = LintRun(
      ScreenLinter(
        matrix: SnapshotMatrix([.iPhone8], orientations: [.portrait, .landscapeRight]),
        rules: [.contrast]), processes: 2)
    run.limit = .seconds(Self.patience)
    let linted = try run.lint([endless, other]).map(\.linted)
    #expect(linted.map(\.cells.count) == [1, 2] && linted[1].troubles.isEmpty)
    let trouble = try #require(linted[0].troubles.first)
    #expect(trouble.contains("landscape") && trouble.contains("doesn't finish within 5 s"))
  }

  @Test func aControllerThatAPreviewShowsIsLookedAtOnce() throws {
    final class Card: UIViewController {}
    let preview = FoundScreen(id: "Card", kind: .preview) { Card() }
    var controller = FoundScreen(id: "Card2", kind: .controller) { Card() }
    controller.className = String(reflecting: Card.self)
    var run = LintRun(
      ScreenLinter(
        matrix: SnapshotMatrix([.iPhone8], orientations: [.portrait, .landscapeRight]),
        rules: [.contrast]), processes: 2)
    #expect(try run.lint([preview, controller]).count == 2)
    run.skipsShown = true
    #expect(try run.lint([preview, controller]).map(\.screen.id) == ["Card"])
  }
}
