import Devices
import Foundation
import LayoutTrees
import RunRecord
import UIKit

/// The state of the foldable device that a picture was taken on, used to report what this state
/// provides to views and which views don't fit it.
struct FoldedScreen: Sendable, Hashable {
  /// The device's name.
  var device: String
  /// The posture and orientation: "half open, landscape left".
  var state: String
  /// The display in use: "inner".
  var display: String
  /// The size, safe area and bars of the app's window.
  var size: CGSize
  var safeArea: UIEdgeInsets
  var barEdge: UIVerticalBarEdge
  /// What to check in the layout.
  var fit: ScreenFit

  /// A sentence that describes what the state provides to views.
  var words: String {
    let text = { (value: CGFloat) in LayoutValue.format(Double(value)) }
    let sides = [
      ("top", safeArea.top), ("left", safeArea.left), ("bottom", safeArea.bottom),
      ("right", safeArea.right),
    ]
    let insets = sides.filter { $0.1 != 0 }.map { "\($0.0) \(text($0.1))" }
    var parts = ["\(text(size.width)) × \(text(size.height)) points"]
    if !insets.isEmpty { parts.append("safe area \(insets.joined(separator: ", "))") }
    // The side insets match the column that contains the status and bars.
    if barEdge != .unspecified, safeArea.left != safeArea.right {
      let side = safeArea.left > safeArea.right ? "left" : "right"
      parts.append("status and vertical bars at the \(side)")
    }
    if let fold = fit.fold {
      let (axis, start, length) =
        fold.height > fold.width ? ("x", fold.x, fold.width) : ("y", fold.y, fold.height)
      parts.append(
        "fold at \(axis) \(LayoutValue.format(start)) to \(LayoutValue.format(start + length))")
    }
    return "\(device), \(state), \(display) display: " + parts.joined(separator: "; ")
  }

  /// Returns labelled lines of a message: the state, and the parts of a layout that don't fit it.
  func lines(_ tree: LayoutTree) -> [String] {
    ["posture   \(words)"] + findings(in: tree).map { "check     \(state): \($0)" }
  }

  /// Returns the state and the findings as sentences, for a record.
  func note(_ tree: LayoutTree) -> String {
    ([words] + findings(in: tree).map { "\(state): \($0)" }).map { "\($0)." }
      .joined(separator: " ")
  }

  private func findings(in tree: LayoutTree) -> [String] {
    let all = fit.findings(in: tree).map(\.words)
    guard all.count > Self.shownFindings + 1 else { return all }
    return all.prefix(Self.shownFindings) + ["… and \(all.count - Self.shownFindings) more views"]
  }

  private static let shownFindings = 4
}

extension Simulator {
  /// The state of a foldable device; nil without a hinge.
  var foldedScreen: FoldedScreen? {
    guard device.isFoldable, host.device.isFoldable else { return nil }
    let (geometry, window) = (host.geometry, host.window)
    let display = host.device.display(in: posture)
    let size = window.bounds.size
    let insets = window.safeAreaInsets
    let fold = size == geometry.size ? geometry.division.flatMap { $0.isActive ? $0 : nil } : nil
    return FoldedScreen(
      device: device.name,
      state: SnapshotRecord.words(ofPosture: posture.name) + ", "
        + orientation.snapshotName.replacing("-", with: " "),
      display: display.name ?? "only", size: size, safeArea: insets,
      barEdge: window.traitCollection.verticalBarEdge,
      fit: ScreenFit(
        width: Double(size.width), height: Double(size.height),
        leftInset: Double(insets.left), rightInset: Double(insets.right),
        fold: fold.map {
          LayoutArea(
            x: Double($0.rect.minX), y: Double($0.rect.minY), width: Double($0.rect.width),
            height: Double($0.rect.height))
        },
        otherSizes: otherSizes(than: size)))
  }

  /// Returns the sizes of an app that fills the device's displays, in both orientations.
  private func otherSizes(than size: CGSize) -> [ScreenFit.OtherSize] {
    let present = host.device.display(in: posture)
    var result: [ScreenFit.OtherSize] = []
    for state in host.device.postures {
      let display = host.device.display(in: state)
      for orientation in [ScreenOrientation.portrait, .landscapeRight] {
        let other = host.device.screen(os: os, orientation: orientation, posture: state).size
        let way = orientation.isLandscape ? "landscape" : "portrait"
        let name =
          display == present ? "the display in \(way)" : "the \(display.name ?? "other") display"
        let entry = ScreenFit.OtherSize(
          name: name, width: Double(other.width), height: Double(other.height))
        if other != size, !result.contains(entry) { result.append(entry) }
      }
    }
    return result
  }
}
