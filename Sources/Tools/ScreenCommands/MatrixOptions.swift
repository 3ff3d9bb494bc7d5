import CommandLines
import Devices
import Tateyoko
import UIKit

/// The commands' options for devices, orientations, versions and settings.
package enum MatrixOptions {
  /// Returns the options, for a command's syntax, with the defaults for its help.
  package static func options(
    devices: String, orientations: String = "portrait", styles: String = "light",
    textSizes: String = "L", languages: String? = nil
  ) -> [CommandSyntax.Option] {
    [
      .init(
        names: ["--device"], value: "id",
        help: "A device, such as iphone-x, or all; may be repeated. “tateyoko devices” lists them.",
        isRepeated: true, standard: devices),
      .init(
        names: ["--orientation"], value: "orientation",
        help: "portrait, landscape, landscape-left, upside-down or all; may be repeated.",
        isRepeated: true, standard: orientations),
      .init(
        names: ["--os"], value: "version",
        help: "An OS version, such as 17.0; may be repeated.", isRepeated: true,
        standard: "each device's newest"),
      .init(
        names: ["--posture"], value: "posture",
        help: "How far foldable devices are open: closed, half-open, open; may be repeated.",
        isRepeated: true, standard: "all"),
      .init(
        names: ["--style"], value: "style",
        help: """
          light, dark, rtl, contrast or bold, or several with + in between; may be repeated.
          """, isRepeated: true, standard: styles),
      .init(
        names: ["--text-size"], value: "size",
        help:
          "A text size: \(ScreenNames.textSizes.map(\.name).joined(separator: ", ")); may be repeated.",
        isRepeated: true, standard: textSizes),
      .init(
        names: ["--language"], value: "language",
        help: "The user's language, such as de or ar-EG; may be repeated.", isRepeated: true,
        standard: languages),
      .init(
        names: ["--pseudo"], value: "language",
        help: "A made-up language: double, accented, bounded or rtl; may be repeated.",
        isRepeated: true),
    ]
  }

  /// Returns the matrix that the arguments specify.
  ///
  /// - Parameters:
  ///   - standard: The values of unspecified axes. Styles, text sizes and languages are separate
  ///     axes: every combination of them is a style.
  ///   - limit: The maximum number of cells.
  package static func matrix(
    _ words: CommandWords, standard: SnapshotMatrix, limit: Int = 4096
  ) throws(UsageError) -> SnapshotMatrix {
    var matrix = standard
    matrix.limit = limit
    if let names = words.values["--device"] {
      matrix.devices = []
      for name in names { matrix.devices += try devices(name) }
    }
    if let names = words.values["--orientation"] {
      matrix.orientations = []
      for name in names { matrix.orientations += try orientations(name) }
    }
    if let names = words.values["--os"] {
      matrix.versions = []
      for name in names {
        guard let version = OSVersion(name) else {
          throw UsageError("“\(name)” is not an OS version; use the form 17.0")
        }
        matrix.versions.append(version)
      }
    }
    if let names = words.values["--posture"] {
      matrix.postures = []
      for name in names {
        matrix.postures.append(
          try read { () throws(ScreenNames.Problem) in try ScreenNames.posture(name) })
      }
    }
    matrix.styles = try styles(words) ?? matrix.styles
    // Not all devices support every orientation, and none of the requested ones may have a hinge.
    matrix.dropImpossible()
    if words.values["--device"] == nil {
      let possible = matrix.devices.filter(matrix.hasCell)
      guard !possible.isEmpty else {
        let names = matrix.devices.map(\.name).joined(separator: ", ")
        throw UsageError(
          "none of the devices that are the default (\(names)) has such a version, orientation or "
            + "posture. Name others by --device.")
      }
      matrix.devices = possible
    }
    do {
      _ = try matrix.cells()
    } catch {
      throw UsageError("\(error)")
    }
    return matrix
  }

  /// Returns a line about default devices that the matrix lacks; `nil` if it has all of them.
  static func leftOut(_ matrix: SnapshotMatrix, of standard: SnapshotMatrix) -> String? {
    let names = standard.devices.filter { !matrix.devices.contains($0) }.map(\.name)
    guard !names.isEmpty else { return nil }
    return
      "left out  \(names.joined(separator: ", ")): not with the version, orientation or posture named"
  }

  private static func devices(_ name: String) throws(UsageError) -> [Device] {
    if name == "all" { return Device.all }
    return [try read { () throws(ScreenNames.Problem) in try ScreenNames.device(name) }]
  }

  private static let allOrientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  private static func orientations(_ name: String) throws(UsageError) -> [UIInterfaceOrientation] {
    if name == "all" { return allOrientations }
    return [try read { () throws(ScreenNames.Problem) in try ScreenNames.orientation(name) }]
  }

  /// Parses a name with ``ScreenNames``, so that all commands accept the same ones.
  private static func read<T>(
    _ name: () throws(ScreenNames.Problem) -> T
  ) throws(UsageError) -> T {
    do { return try name() } catch { throw UsageError(error.description) }
  }

  // MARK: Settings

  /// Returns every combination of the settings; `nil` if none is specified.
  private static func styles(_ words: CommandWords) throws(UsageError) -> [SnapshotStyle]? {
    var axes: [[SnapshotStyle]] = []
    if let names = words.values["--style"] {
      var axis: [SnapshotStyle] = []
      for name in names { axis.append(try style(name)) }
      axes.append(axis)
    }
    if let names = words.values["--text-size"] {
      var axis: [SnapshotStyle] = []
      for name in names {
        let size = try read { () throws(ScreenNames.Problem) in try ScreenNames.textSize(name) }
        axis.append(size == .large ? .standard : .text(size))
      }
      axes.append(axis)
    }
    // A pseudolanguage replaces a real one.
    let names =
      (words.values["--language"] ?? []) + (words.values["--pseudo"] ?? []).map { "pseudo-\($0)" }
    var languages: [SnapshotStyle] = []
    for name in names {
      languages.append(
        try read { () throws(ScreenNames.Problem) in try ScreenNames.language(name) })
    }
    if !languages.isEmpty { axes.append(languages) }
    guard let first = axes.first else { return nil }
    return axes.dropFirst().reduce(first) { all, axis in
      all.flatMap { one in axis.map { one.with($0) } }
    }
  }

  private static func style(_ text: String) throws(UsageError) -> SnapshotStyle {
    var result = SnapshotStyle.standard
    for name in text.split(separator: "+") {
      result = result.with(
        try read { () throws(ScreenNames.Problem) in try ScreenNames.style(String(name)) })
    }
    return result
  }
}

extension SnapshotMatrix {
  /// Whether a device has any of the versions, orientations and postures.
  fileprivate func hasCell(_ device: Device) -> Bool {
    guard versions.isEmpty || versions.contains(where: device.runs) else { return false }
    let wanted = postures.isEmpty || !device.isFoldable ? device.postures : postures
    return wanted.filter(device.has).map(device.display(in:)).contains { display in
      display.orientations.contains { orientations.contains(UIInterfaceOrientation($0)) }
    }
  }

  /// Removes values of an axis that can't be combined with any value of the others.
  fileprivate mutating func dropImpossible() {
    let devices = devices
    orientations.removeAll { orientation in
      !devices.contains { device in
        device.postures.map(device.display(in:)).contains { display in
          display.orientations.contains { UIInterfaceOrientation($0) == orientation }
        }
      }
    }
  }
}
