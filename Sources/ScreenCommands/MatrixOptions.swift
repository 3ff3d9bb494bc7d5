import CommandLines
import Devices
import NearNames
import Tateyoko
import UIKit

/// The options by which commands choose devices, orientations, versions and settings.
package enum MatrixOptions {
  /// The options, for a command's syntax.
  package static func options(
    devices: String, orientations: String = "portrait"
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
          standard, dark, rtl, contrast or bold, or several with + in between; may be repeated.
          """, isRepeated: true, standard: "standard"),
      .init(
        names: ["--text-size"], value: "size",
        help:
          "A text size: \(ScreenNames.textSizes.map(\.name).joined(separator: ", ")); may be repeated.",
        isRepeated: true),
      .init(
        names: ["--language"], value: "language",
        help: "The user's language, such as de or ar-EG; may be repeated.", isRepeated: true),
      .init(
        names: ["--pseudo"], value: "language",
        help: "A made-up language: double, accented, bounded or rtl; may be repeated.",
        isRepeated: true),
    ]
  }

  /// The matrix that the words ask for.
  ///
  /// - Parameters:
  ///   - standard: What holds for axes that the words don't name. Styles, text sizes and languages are
  ///     each an axis: every combination of them is a style.
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
        guard let posture = Device.Posture(name: name.lowercased()) else {
          throw unknown("posture", name, among: Device.Posture.allCases.map(\.name))
        }
        matrix.postures.append(posture)
      }
    }
    matrix.styles = try styles(words) ?? matrix.styles
    // Not all devices turn every way, and none of those asked for may have a hinge.
    matrix.dropImpossible()
    do {
      _ = try matrix.cells()
    } catch {
      throw UsageError("\(error)")
    }
    return matrix
  }

  private static func devices(_ name: String) throws(UsageError) -> [Device] {
    if name == "all" { return Device.all }
    guard let device = Device(id: name) else {
      throw unknown("device", name, among: Device.all.map(\.id))
    }
    return [device]
  }

  private static let allOrientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  private static func orientations(_ name: String) throws(UsageError) -> [UIInterfaceOrientation] {
    if name == "all" { return allOrientations }
    // UIKit's own name for what is called landscape here.
    let known = name.lowercased() == "landscape-right" ? "landscape" : name.lowercased()
    guard let found = UIInterfaceOrientation(snapshotName: known), found != .unknown else {
      throw unknown("orientation", name, among: allOrientations.map(\.snapshotName) + ["all"])
    }
    return [found]
  }

  // MARK: Settings

  private static let plainStyles: [(name: String, style: SnapshotStyle)] = [
    ("standard", .standard), ("light", .standard), ("dark", .dark), ("rtl", .rightToLeft),
    ("contrast", .highContrast), ("bold", .boldText),
  ]

  /// Every combination of the settings; nil where the words name none.
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
        guard
          let size = ScreenNames.textSizes.first(where: {
            $0.name == name.uppercased()
          })
        else {
          throw unknown("text size", name, among: ScreenNames.textSizes.map(\.name))
        }
        axis.append(size.category == .large ? .standard : .text(size.category))
      }
      axes.append(axis)
    }
    // A made-up language takes the place of a real one.
    var languages: [SnapshotStyle] = (words.values["--language"] ?? []).map { .language($0) }
    if let names = words.values["--pseudo"] {
      for name in names {
        let known = SnapshotStyle.PseudoLanguage.allCases
        guard let found = known.first(where: { $0.shortName == name.lowercased() }) else {
          throw unknown("made-up language", name, among: known.map(\.shortName))
        }
        languages.append(.pseudo(found))
      }
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
      guard let found = plainStyles.first(where: { $0.name == name.lowercased() }) else {
        throw unknown("style", String(name), among: plainStyles.map(\.name))
      }
      result = result.with(found.style)
    }
    return result
  }

  /// What to say of a name that is not known.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let near = NearNames.suggestions(for: name, among: known)
    var text = "Unknown \(kind) “\(name)”"
    if !near.isEmpty {
      text += "; did you mean \(near.joined(separator: ", "))?"
    } else if known.count <= 16 {
      text += ". Valid values: \(known.joined(separator: ", "))"
    }
    return UsageError(text)
  }
}

extension SnapshotMatrix {
  /// Leaves out values of one axis that go with no value of the others.
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
