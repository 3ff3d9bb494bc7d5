import ArgumentParser
import Devices
import Foundation
import Scenarios
import Tateyoko
import UIKit

/// The options that select the pictures of a run.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: .customLong("scenario"), parsing: .singleValue,
    help: ArgumentHelp(
      "A scenario, or one of its screens as Scenario/Screen; may be repeated.",
      valueName: "name"))
  var scenarios: [String] = []

  @Option(
    name: .customLong("device"), parsing: .singleValue,
    help: ArgumentHelp("A device, such as iphone-x; may be repeated.", valueName: "id"))
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"), parsing: .singleValue,
    help: ArgumentHelp(
      "portrait, landscape, landscape-left or upside-down; may be repeated.",
      valueName: "orientation"))
  var orientations: [String] = []

  @Option(
    name: .customLong("os"), parsing: .singleValue,
    help: ArgumentHelp("An OS version, such as 11.2; may be repeated.", valueName: "version"))
  var versions: [String] = []

  @Option(
    name: .customLong("posture"), parsing: .singleValue,
    help: ArgumentHelp(
      "How far foldable devices are open: closed, half-open, open, or an angle such as "
        + "half-open-100; may be repeated.",
      valueName: "posture"))
  var postures: [String] = []

  @Option(help: ArgumentHelp("The number of threads that rasterise and compare.", valueName: "n"))
  var jobs: Int = max(1, ProcessInfo.processInfo.activeProcessorCount)

  @Option(help: ArgumentHelp("The baseline folder.", valueName: "folder"))
  var snapshots: String = Self.usualSnapshots

  static let usualSnapshots = "snapshots"

  @Option(
    help: ArgumentHelp(
      "What to do with stale baselines, which no scenario produces: ignore, warn, fail or delete.",
      discussion: """
        Defaults to TATEYOKO_STALE, or else warn. Deletes only files that carry Tateyoko's mark, \
        and nothing behind a symbolic link.
        """,
      valueName: "mode"))
  var stale: StaleMode?

  @Option(
    help: ArgumentHelp(
      "Run only shard i of n, such as 2/4; see “tateyoko merge”.", valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "The run.json of an earlier run, or its folder, used to balance the shards by cost.",
      valueName: "file"))
  var costs: String?

  @Flag(name: .shortAndLong, help: "List every picture.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs takes a number from 1 to 256, not \(jobs).")
    }
  }

  /// Returns the shard of the selection to run.
  func part() throws -> ShardSetting {
    if costs != nil, shard == nil { throw ValidationError("--costs requires --shard.") }
    do {
      return try ShardSetting(shard: shard, costs: costs, names: ("--shard", "--costs"))
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Returns the selected part of all scenarios.
  ///
  /// - Throws: A `ValidationError` with unknown names, and suggestions.
  func selection() throws -> ScenarioSelection {
    var selection = ScenarioSelection()
    let screens = Scenario.all.flatMap { scenario in
      scenario.screens.map { "\(scenario.id)/\($0.id)" }
    }
    let names = Scenario.all.map(\.id) + screens
    for name in scenarios where !names.contains(name) {
      throw OrientationNames.unknown("scenario", name, among: names)
    }
    selection.scenarios = scenarios
    selection.devices = try devices.map(CatalogueNames.device)
    selection.orientations = try orientations.map { name in
      // UIKit's name for what is called landscape here.
      let known = name.lowercased() == "landscape-right" ? "landscape" : name.lowercased()
      guard let orientation = UIInterfaceOrientation(snapshotName: known) else {
        throw OrientationNames.unknown(
          "orientation", name,
          among: ["portrait", "landscape", "landscape-left", "upside-down"])
      }
      return orientation
    }
    selection.versions = try versions.map(CatalogueNames.version)
    selection.postures = try postures.map(CatalogueNames.posture)
    return selection
  }
}

extension StaleMode: ExpressibleByArgument {}
