import Devices
import Findings
import Foundation
import NearNames
import Tateyoko
import UIKit

/// Parses the names of devices, orientations and settings that people and programs write.
enum ScreenNames {
  /// An unknown name, or an unavailable value.
  struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    var description: String
    /// The description for a client of the server, which has tools and no command line.
    var toolDescription: String

    init(description: String, toolDescription: String? = nil) {
      self.description = description
      self.toolDescription = toolDescription ?? description
    }
  }

  /// What lists all names of a kind.
  struct Listing {
    /// The command line.
    var command: String
    /// A sentence for the server's tools.
    var tool: String

    static let devices = Listing(
      command: "tateyoko devices",
      tool: "Devices are called as iphone-se-3, iphone-15, iphone-16-pro-max or ipad-pro-11-1.")
    static let screens = Listing(
      command: "see --list", tool: "The tool list_screens lists them all.")
  }

  static func device(_ id: String) throws(Problem) -> Device {
    if let device = Device(id: id) { return device }
    // People copy names from lists and results.
    if let device = Device.all.first(where: { folded($0.name) == folded(id) }) { return device }
    throw unknown("device", id, among: Device.all.map(\.id), more: .devices)
  }

  static func version(_ text: String, on device: Device) throws(Problem) -> OSVersion {
    guard let version = OSVersion(text) else {
      throw Problem(description: "“\(text)” is not an OS version; use the form 11.2.")
    }
    if let reason = device.reasonNotToRun(version) { throw Problem(description: reason) }
    return version
  }

  static func orientation(_ name: String) throws(Problem) -> UIInterfaceOrientation {
    let names: [(name: String, orientation: UIInterfaceOrientation)] = [
      ("portrait", .portrait), ("landscape", .landscapeRight),
      ("landscape-right", .landscapeRight), ("landscape-left", .landscapeLeft),
      ("upside-down", .portraitUpsideDown), ("portrait-upside-down", .portraitUpsideDown),
    ]
    if let found = names.first(where: { folded($0.name) == folded(name) }) {
      return found.orientation
    }
    throw unknown(
      "orientation", name, among: ["portrait", "landscape", "landscape-left", "upside-down"])
  }

  static func posture(_ name: String) throws(Problem) -> Device.Posture {
    if let posture = Device.Posture(name: name.lowercased()) { return posture }
    throw unknown("posture", name, among: Device.Posture.allCases.map(\.name))
  }

  // MARK: Settings

  private static let styles: [(name: String, style: SnapshotStyle)] = [
    ("light", .standard), ("standard", .standard), ("dark", .dark), ("rtl", .rightToLeft),
    ("contrast", .highContrast),
    ("bold", .boldText),
  ]

  static func style(_ name: String) throws(Problem) -> SnapshotStyle {
    if let found = styles.first(where: { folded($0.name) == folded(name) }) { return found.style }
    throw unknown("style", name, among: styles.map(\.name))
  }

  /// Text sizes from the smallest to the largest, with the names of the settings.
  static let textSizes: [(name: String, category: UIContentSizeCategory)] =
    FindingCell.textSizes.map {
      (FindingCell.textSizeWords($0), UIContentSizeCategory(shortName: $0))
    }

  /// Parses a text size's short name, or the one used in baselines, such as `AccessibilityL`.
  static func textSize(_ name: String) throws(Problem) -> UIContentSizeCategory {
    let found = textSizes.first {
      folded($0.name) == folded(name) || folded($0.category.shortName) == folded(name)
        || $0.category.rawValue == name
    }
    if let found { return found.category }
    throw unknown("text size", name, among: textSizes.map(\.name))
  }

  /// Returns the short name of a text size.
  static func name(of category: UIContentSizeCategory) -> String {
    FindingCell.textSizeWords(category.shortName)
  }

  private static let madeUp: [(name: String, language: SnapshotStyle.PseudoLanguage)] =
    SnapshotStyle.PseudoLanguage.allCases.map { ("pseudo-\($0.shortName)", $0) }

  /// Parses a language such as `de` or `pt-BR`, or a pseudolanguage such as `pseudo-double`.
  static func language(_ name: String) throws(Problem) -> SnapshotStyle {
    if let made = madeUp.first(where: { $0.name == name.lowercased() }) {
      return .pseudo(made.language)
    }
    if let kind = name.lowercased().wholeMatch(of: /pseudo-(.*)/)?.1 {
      throw unknown("made-up language", String(kind), among: madeUp.map(\.language.shortName))
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      part.utf8.allSatisfy { isalnum(Int32($0)) != 0 } && (index == 0 ? 2...3 : 2...8) ~= part.count
    }
    guard isTag, name.lowercased() != "pseudo" else {
      throw Problem(
        description: "“\(name)” is not a language; use one such as de, pt-BR, or "
          + "\(madeUp.map(\.name).joined(separator: ", ")).")
    }
    return .language(name)
  }

  // MARK: Words

  static func unknown(
    _ kind: String, _ name: String, among known: [String], more: Listing? = nil
  ) -> Problem {
    let text = NearNames.unknown(kind, name, among: known)
    return Problem(
      description: text + (more.map { " “\($0.command)” lists them all." } ?? ""),
      toolDescription: text + (more.map { " \($0.tool)" } ?? ""))
  }

  private static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
  }
}
