import Devices
import Foundation
import Pixels
import Tateyoko
import UIKit

/// A screen to look at, its device and settings, and the steps to perform first: as text written by
/// people and programs.
package struct ScreenRequest: Codable, Hashable, Sendable {
  /// The screen's name.
  package var screen: String
  /// A device such as `iphone-15`; `nil` for the one that the screen requests, or else an iPhone
  /// 15.
  package var device: String?
  package var os: String?
  package var orientation: String?
  package var posture: String?
  /// `dark`, `light`, `rtl`, `contrast`, `bold`.
  package var styles: [String]
  /// A text size such as `L` or `AX3`.
  package var textSize: String?
  /// A language such as `de` or `pseudo-double`.
  package var language: String?
  /// Whether to draw the device's chrome around the app, such as the status bar and housing.
  package var chrome: Bool
  /// The steps to perform before the look, one per element.
  package var steps: [String]

  package init(
    screen: String, device: String? = nil, os: String? = nil, orientation: String? = nil,
    posture: String? = nil, styles: [String] = [], textSize: String? = nil,
    language: String? = nil, chrome: Bool = false, steps: [String] = []
  ) {
    self.screen = screen
    self.device = device
    self.os = os
    self.orientation = orientation
    self.posture = posture
    self.styles = styles
    self.textSize = textSize
    self.language = language
    self.chrome = chrome
    self.steps = steps
  }

  /// Finds the screen and parses the names.
  ///
  /// - Throws: ``ScreenNames/Problem`` or ``ScreenStepError``, which suggest similar names.
  @MainActor
  func resolved(among screens: [FoundScreen]) throws -> ResolvedScreenRequest {
    let found = try Self.find(screen, among: screens)
    var config =
      found.config
      ?? ViewImageConfig(found.device ?? .iPhone15, orientation: found.orientation)
    if let device {
      let chosen = try ScreenNames.device(device)
      if chosen != config.device || found.config == nil {
        let infoPlist = config.infoPlist
        config = ViewImageConfig(chosen, orientation: found.orientation)
        config.infoPlist = infoPlist
      }
    }
    if let os { config.os = try ScreenNames.version(os, on: config.device) }
    if let orientation { config.orientation = try ScreenNames.orientation(orientation) }
    if let posture {
      let chosen = try ScreenNames.posture(posture)
      if let reason = config.device.reasonNotToFold(to: chosen) {
        throw ScreenNames.Problem(description: reason)
      }
      // A device without a hinge is open, even if unspecified.
      config.posture = config.device.isFoldable ? chosen : nil
    }
    var style = SnapshotStyle.standard
    for name in styles { style = style.with(try ScreenNames.style(name)) }
    if let textSize { style = style.with(.text(try ScreenNames.textSize(textSize))) }
    if let language { style = style.with(try ScreenNames.language(language)) }
    config.apply(style)
    if chrome { config.chrome = .all }
    return ResolvedScreenRequest(
      request: self, screen: found, config: config, style: style,
      steps: try steps.map { (text: String) throws(ScreenStepError) in try ScreenStep(text) })
  }

  /// Finds a screen by its name, its title, or the last part of its name if it's unique.
  private static func find(
    _ name: String, among screens: [FoundScreen]
  ) throws(ScreenNames.Problem) -> FoundScreen {
    if let exact = screens.first(where: { $0.id == name }) { return exact }
    let folded = name.lowercased()
    let same = screens.filter { $0.id.lowercased() == folded }
    if same.count == 1 { return same[0] }
    let alike = screens.filter { screen in
      screen.title.lowercased() == folded
        || screen.id.split(separator: "/").last?.lowercased() == folded
    }
    if alike.count == 1 { return alike[0] }
    if alike.count > 1 {
      let names = alike.prefix(8).map(\.id).joined(separator: ", ")
      throw ScreenNames.Problem(
        description:
          "\(alike.count) screens are called “\(name)”: \(names)\(alike.count > 8 ? ", …" : "").")
    }
    guard !screens.isEmpty else {
      throw ScreenNames.Problem(
        description:
          "This program has no screens to look at. See docs/previews.md for how they are "
          + "found.")
    }
    throw ScreenNames.unknown("screen", name, among: screens.map(\.id), more: .screens)
  }
}

/// A request whose names are all known.
@MainActor
struct ResolvedScreenRequest {
  let request: ScreenRequest
  let screen: FoundScreen
  let config: ViewImageConfig
  let style: SnapshotStyle
  let steps: [ScreenStep]

  /// The path of the picture in the folder of pictures, the same for equal requests.
  var path: String {
    var parts = [config.device.id]
    if let posture = config.posture { parts.append(posture.name) }
    if config.os != config.device.newestOS { parts.append("ios-\(config.os)") }
    parts.append(config.orientation.snapshotName)
    if !style.name.isEmpty { parts.append(style.name) }
    if request.chrome { parts.append("chrome") }
    if !request.steps.isEmpty {
      let steps = Data(request.steps.joined(separator: "\n").utf8)
      parts.append("after-\(PixelDigest(of: steps).description.prefix(10))")
    }
    let folders = screen.id.split(separator: "/").map(Self.fileName)
    return "\(folders.joined(separator: "/")).\(parts.joined(separator: ".")).png"
  }

  /// Returns a part of a name for use as a file name: characters other than letters, digits and a
  /// few signs are replaced by their number.
  private static func fileName(_ part: Substring) -> String {
    let name = part.prefix(80).unicodeScalars.map { scalar in
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isPlain || "-_ ()+".unicodeScalars.contains(scalar)
        ? String(scalar) : "%" + String(scalar.value, radix: 16)
    }
    return name.joined()
  }
}
