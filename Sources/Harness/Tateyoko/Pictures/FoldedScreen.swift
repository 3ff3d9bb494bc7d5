import Devices
import Findings
import Foundation
import LayoutTrees
import Linting
import Pixels
import RunRecord
import ScreenFacts
import UIKit

/// The state of the foldable device that a picture was taken on, used to report what this state
/// provides to views and which views don't fit it.
struct FoldedScreen: Sendable {
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
  /// The fold with its margins, while it divides the screen.
  var fold: CGRect?
  /// The facts that the rules about folding devices check; `nil` for a picture that equals its
  /// baseline, about which there is nothing to say.
  var facts: LaidOutScreen?

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
    if let fold {
      let (axis, start, end) =
        fold.height > fold.width ? ("x", fold.minX, fold.maxX) : ("y", fold.minY, fold.maxY)
      parts.append("fold at \(axis) \(text(start)) to \(text(end))")
    }
    return "\(device), \(state), \(display) display: " + parts.joined(separator: "; ")
  }

  /// Labelled lines of a message: the state, and the views that don't fit it.
  var lines: [String] {
    ["posture   \(words)"] + findings.map { "check     \(state): \($0)" }
  }

  /// The state and the findings as sentences, for a record.
  var note: String {
    ([words] + findings.map { "\(state): \($0)" }).map { "\($0)." }.joined(separator: " ")
  }

  /// What only a folding device reveals; advice next to a picture that is new or differs, and never
  /// a reason to fail.
  private static let lint = ScreenLint(rules: [.doubledInset, .acrossFold, .keptSize])

  private var findings: [String] {
    guard let facts else { return [] }
    let all = Self.lint.findings(in: facts).map(\.sentence)
    guard all.count > Self.shownFindings + 1 else { return all }
    return all.prefix(Self.shownFindings) + ["… and \(all.count - Self.shownFindings) more views"]
  }

  private static let shownFindings = 4
}

extension Simulator {
  /// The state of a foldable device, without settling the screen; nil without a hinge.
  ///
  /// - Parameter withFacts: Whether to collect what the rules check, which costs as much as the
  ///   layout tree.
  func foldedScreen(withFacts: Bool) -> FoldedScreen? {
    guard device.isFoldable, host.device.isFoldable else { return nil }
    let window = host.window
    let display = host.device.display(in: posture)
    return FoldedScreen(
      device: device.name,
      state: SnapshotRecord.words(ofPosture: posture.name) + ", "
        + orientation.snapshotName.replacing("-", with: " "),
      display: display.name ?? "only", size: window.bounds.size, safeArea: window.safeAreaInsets,
      barEdge: window.traitCollection.verticalBarEdge, fold: host.foldOfMoment,
      facts: withFacts ? host.placesOfMoment() : nil)
  }

  /// Draws the settled screen for an assertion.
  ///
  /// What explains a folding device's picture is only collected if it differs from its baseline.
  func captureForAssertion() throws -> Capture {
    let capture = try PictureRenderer.main.captureLogging(source(withFoldFacts: false))
    guard var folded = capture.folded, !ComparedBaseline.shows(capture.digest) else {
      return capture
    }
    folded.facts = host.placesOfMoment()
    return capture.on(folded)
  }
}

/// The baseline that the running assertion compares its picture with.
enum ComparedBaseline {
  /// The baseline's file, which may not exist; `nil` outside of an assertion.
  @TaskLocal static var file: URL?

  /// Whether the baseline certainly shows these pixels.
  static func shows(_ digest: PixelDigest) -> Bool {
    guard let file, let head = try? PNGCodec.readHead(from: file) else { return false }
    return head.pixelDigest == digest
  }
}
