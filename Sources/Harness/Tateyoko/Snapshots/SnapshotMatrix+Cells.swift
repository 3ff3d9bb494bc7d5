import Devices
import Foundation
import UIKit

extension SnapshotMatrix {
  /// Returns the combinations to picture, in the order of the axes.
  ///
  /// - Throws: ``SnapshotMatrixProblem`` if there is none, a value has no possible cell, or there
  ///   are more than the limit.
  public func cells() throws -> [Cell] {
    let devices = Self.unique(devices)
    let orientations = Self.unique(orientations)
    let versions = Self.unique(versions)
    let styles = Self.unique(styles)
    let postures = Self.unique(
      postures.isEmpty ? devices.filter(\.isFoldable).flatMap(\.postures) : postures)
    guard !devices.isEmpty, !orientations.isEmpty, !styles.isEmpty else {
      throw SnapshotMatrixProblem.emptyAxis
    }
    // Combinations of foldable devices also have an index for the posture.
    var combinations: [[Int]] = []
    for d in devices.indices {
      for v in versions.isEmpty ? 0..<1 : versions.indices {
        let os = versions.isEmpty ? devices[d].standardOS : versions[v]
        guard devices[d].runs(os) else { continue }
        for p in Self.places(of: postures, on: devices[d]) {
          let display = devices[d].display(in: p.map { postures[$0] } ?? devices[d].initialPosture)
          for o in orientations.indices {
            guard
              display.orientations.contains(where: { UIInterfaceOrientation($0) == orientations[o] }
              ), supports(orientations[o], on: devices[d])
            else { continue }
            for s in styles.indices { combinations.append([d, v, o, s] + (p.map { [$0] } ?? [])) }
          }
        }
      }
    }
    func check<T>(_ axis: Int, _ values: [T], _ words: (T) -> String) throws {
      for index in values.indices where !combinations.contains(where: { $0[axis] == index }) {
        throw SnapshotMatrixProblem.impossible(words(values[index]))
      }
    }
    try check(0, devices) { $0.name }
    try check(1, versions) { "OS \($0)" }
    try check(2, orientations) { $0.snapshotName }
    // A device without a hinge is open, even if its cells don't mention it.
    for posture in postures where !devices.contains(where: { $0.has(posture) }) {
      throw SnapshotMatrixProblem.impossible("the posture \(posture.name)")
    }
    if sampling == .pairwise { combinations = Self.pairwise(combinations) }
    guard combinations.count <= limit else {
      throw SnapshotMatrixProblem.tooMany(combinations.count, limit: limit)
    }
    return combinations.map { index in
      let device = devices[index[0]]
      let os = versions.isEmpty ? device.standardOS : versions[index[1]]
      let orientation = orientations[index[2]]
      let style = styles[index[3]]
      let posture = index.count > 4 ? postures[index[4]] : nil
      let isPhoneApp = runsPhoneApp && device.idiom == .pad
      let parts = [
        device.id, posture?.name ?? "", versions.isEmpty ? "" : "ios-\(os)",
        builtWith.map { "sdk-\($0)" } ?? "", isPhoneApp ? "phone-app" : "",
        orientation.snapshotName, style.name,
      ]
      return Cell(
        device: device, orientation: orientation, os: os, style: style, posture: posture,
        sdk: builtWith, runsPhoneApp: isPhoneApp ? true : nil,
        name: parts.filter { !$0.isEmpty }.joined(separator: "."))
    }
  }

  /// Returns the combinations with the screens that they represent.
  ///
  /// - Throws: ``SnapshotMatrixProblem`` if the matrix is invalid.
  func configurations() throws -> [(cell: Cell, config: ViewImageConfig)] {
    try cells().map { ($0, config(of: $0)) }
  }

  /// Returns the screen of a cell.
  func config(of cell: Cell) -> ViewImageConfig {
    var config = ViewImageConfig(
      cell.device, os: cell.os, orientation: cell.orientation, posture: cell.posture,
      traits: cell.style.traits, builtWith: cell.sdk, runsPhoneApp: cell.runsPhoneApp)
    config.unfolds = unfolds
    config.infoPlist = infoPlist
    config.locale = cell.style.language.map(Locale.init(userLanguage:))
    config.pseudoLanguage = cell.style.pseudoLanguage
    // A style consists of user settings, and its direction comes from the user's language.
    if cell.style.traits.layoutDirection != .unspecified {
      config.languageDirection = cell.style.traits.layoutDirection
    }
    return config
  }

  /// Whether the app, according to its `Info.plist`, supports an orientation.
  private func supports(_ orientation: UIInterfaceOrientation, on device: Device) -> Bool {
    guard let infoPlist else { return true }
    return AppOrientations(infoPlist, on: device.idiom).mask.contains(orientation.mask)
  }

  /// Returns the indices of the postures that a device has; a single `nil` for a device without a
  /// hinge.
  private static func places(of postures: [Device.Posture], on device: Device) -> [Int?] {
    guard device.isFoldable else { return [nil] }
    return postures.indices.filter { device.has(postures[$0]) }
  }

  private static func unique<T: Hashable>(_ values: [T]) -> [T] {
    var seen: Set<T> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// Repeatedly takes the combination with the most pairs of values not yet covered; the first of
  /// several.
  static func pairwise(_ combinations: [[Int]]) -> [[Int]] {
    struct Pair: Hashable {
      var axes: Int
      var first: Int
      var second: Int
    }
    func pairs(_ combination: [Int]) -> [Pair] {
      combination.indices.flatMap { one in
        combination.indices.dropFirst(one + 1).map { other in
          Pair(axes: one * 16 + other, first: combination[one], second: combination[other])
        }
      }
    }
    let all = combinations.map(pairs)
    var open = Set(all.joined())
    var taken: Set<Int> = []
    while !open.isEmpty {
      var best = 0
      var most = 0
      for index in all.indices where !taken.contains(index) {
        let count = all[index].count { open.contains($0) }
        if count > most { (best, most) = (index, count) }
      }
      guard most > 0 else { break }
      taken.insert(best)
      open.subtract(all[best])
    }
    return combinations.indices.filter(taken.contains).map { combinations[$0] }
  }
}

/// Why a matrix can't be compared.
public enum SnapshotMatrixProblem: Error, CustomStringConvertible {
  /// There is no device, no orientation or no style.
  case emptyAxis
  /// No possible cell has this value.
  case impossible(String)
  /// There are more cells than the matrix's limit.
  case tooMany(Int, limit: Int)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .emptyAxis:
      "a matrix needs at least one device, one orientation and one style."
    case .impossible(let value):
      """
      no cell of the matrix can have \(value): none of its devices, or the app's Info.plist, \
      allows that version, orientation or posture. Remove it.
      """
    case .tooMany(let count, let limit):
      """
      the matrix has \(count) cells; the limit is \(limit). Use `sampling: .pairwise`, or raise \
      `limit:`.
      """
    }
  }
}
