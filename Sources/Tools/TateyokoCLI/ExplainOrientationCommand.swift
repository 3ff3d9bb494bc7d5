import ArgumentParser
import BaselineCommands
import CommandLines
import Devices
import Foundation
import InfoPlists
import UIKit

/// `tateyoko explain orientation`
struct ExplainOrientationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orientation",
    abstract: "Shows which orientations an app supports, and what allows or vetoes each.",
    discussion: """
      Masks are comma-separated names: portrait, upside-down, landscape-left, landscape-right, \
      landscape, all, all-but-upside-down, none. Landscape interface orientations are named as in \
      UIKit, by the side of the home button; --held names the device orientation, for which left \
      and right are swapped.

      Exit status: 0 on success, 1 where UIKit would raise an exception, 2 when the arguments \
      are invalid.
      """)

  @Option(help: ArgumentHelp("The app's Info.plist, XML or binary.", valueName: "file"))
  var infoPlist: String?

  @Option(
    name: .customLong("device"), parsing: .singleValue,
    help: ArgumentHelp(
      "A device, such as iphone-x; may be repeated. All devices by default.", valueName: "id"))
  var devices: [String] = []

  @Option(
    help: ArgumentHelp(
      "The OS version; the newest for each device by default.", valueName: "version"))
  var os: String?

  @Option(
    name: .customLong("posture"), parsing: .singleValue,
    help: ArgumentHelp(
      "How far a foldable device is open: closed, half-open or open; may be repeated. All postures "
        + "by default.", valueName: "name"))
  var postures: [String] = []

  @Option(
    help: ArgumentHelp(
      "The SDK that the app was built with; by default the one that Info.plist names, or else that "
        + "of the OS.", valueName: "version"))
  var builtWith: String?

  @Option(
    help: ArgumentHelp(
      "What the frontmost controller's supportedInterfaceOrientations returns.", valueName: "mask"))
  var controllerMask: String?

  @Option(
    help: ArgumentHelp(
      "What the delegate's application(_:supportedInterfaceOrientationsFor:) returns.",
      valueName: "mask"))
  var delegateMask: String?

  @Option(
    help: ArgumentHelp(
      "The device orientation: portrait, upside-down, landscape-left, landscape-right, face-up "
        + "or face-down.", valueName: "orientation"))
  var held = "portrait"

  @Option(
    help: ArgumentHelp(
      "The interface orientation before the device is rotated.", valueName: "orientation"))
  var current = "portrait"

  @Flag(help: "Assume the controller's shouldAutorotate returns false.")
  var noAutorotate = false

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func run() throws {
    let resolutions = try questions().map { OrientationResolution($0) }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let listings = resolutions.map { OrientationListing($0) }
      print(String(decoding: try encoder.encode(listings), as: UTF8.self))
    } else if resolutions.count == 1 {
      print(OrientationTable(Terminal()).explanation(of: resolutions[0]))
    } else {
      print(OrientationTable(Terminal()).overview(of: resolutions))
    }
    if resolutions.contains(where: { $0.failure?.isException == true }) {
      throw ExitStatus.different
    }
  }

  /// Returns a question for each device.
  private func questions() throws -> [OrientationQuestion] {
    let file = try infoPlist.map { path in
      do {
        return try InfoPlist(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw ValidationError("\(error)")
      }
    }
    let delegate = try delegateMask.map { try OrientationNames.mask($0, of: "--delegate-mask") }
    let controller = try controllerMask.map {
      try OrientationNames.mask($0, of: "--controller-mask")
    }
    let held = try OrientationNames.hold(self.held)
    let current = try OrientationNames.interface(self.current, of: "--current")
    let sdk = try builtWith.map(CatalogueNames.version)
    let chosen = try postures.map(CatalogueNames.posture)
    return try selectedDevices().flatMap { hardware, os in
      let options = Self.options(file, sdk)
      let (device, builtWith) = MainActor.assumeIsolated {
        (
          SimulationHost.device(hardware, os: os, options: options),
          SimulationHost.sdk(options, os: os)
        )
      }
      var app = AppOrientations(file, on: device.idiom)
      if let delegate {
        app.mask = delegate
        app.source = .delegate
      }
      var question = OrientationQuestion(
        device: device, os: os, app: app, held: held, current: current, occasion: .newSpeaker)
      if sdk != nil || file?.sdk != nil {
        question.sdk = builtWith
      }
      question.controller = controller ?? OrientationQuestion.defaultMask(on: device)
      question.shouldAutorotate = !noAutorotate
      question.requiresFullScreen = file?.isResizedInSteps(on: device, os: os) ?? false
      question.isMultitasking = file?.sharesScreen(of: device, os: os) ?? false
      return try chosenPostures(of: device, among: chosen).map { posture in
        var copy = question
        copy.posture = posture
        return copy
      }
    }
  }

  private static func options(_ file: InfoPlist?, _ sdk: OSVersion?) -> SimulationHost.Options {
    var options = SimulationHost.Options()
    options.infoPlist = file
    options.builtWith = sdk
    return options
  }

  /// Returns the chosen postures of a device, or all; a device without a hinge has one, regardless
  /// of the choice.
  private func chosenPostures(
    of device: Device, among chosen: [Device.Posture]
  ) throws -> [Device.Posture] {
    guard device.isFoldable, !chosen.isEmpty else { return device.postures }
    for posture in chosen {
      if let reason = device.reasonNotToFold(to: posture) { throw ValidationError(reason) }
    }
    return chosen
  }

  private func selectedDevices() throws -> [(Device, OSVersion)] {
    let version = try os.map(CatalogueNames.version)
    if devices.isEmpty {
      return try CatalogueNames.devices(running: version).map { ($0, version ?? $0.newestOS) }
    }
    return try devices.map { id in
      let device = try CatalogueNames.device(id)
      let os = version ?? device.newestOS
      if let reason = device.reasonNotToRun(os) { throw ValidationError(reason) }
      return (device, os)
    }
  }
}
