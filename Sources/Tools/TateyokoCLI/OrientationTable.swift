import BaselineCommands
import CommandLines
import Devices
import Foundation
import SystemFacts
import UIKit

/// Tables of what allows and what rejects orientations.
struct OrientationTable {
  private let terminal: Terminal

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Returns the explanation for a single device.
  func explanation(of resolution: OrientationResolution) -> String {
    let question = resolution.question
    let system = question.device.idiom == .pad ? AppFacts.padSystemName[question.os.release] : "iOS"
    var lines = [
      ([question.device.name] + place(question) + ["\(system) \(question.os)"]
        + ["held \(question.held)"]).joined(separator: ", ")
    ]
    if let build = buildLine(question) { lines.append(build) }
    lines.append("")
    let sources = OrientationSource.allCases
    var rows = [["ORIENTATION"] + sources.map { $0.rawValue.uppercased() } + ["RESULT"]]
    for verdict in resolution.verdicts {
      let result =
        verdict.isAllowed
        ? "allowed" : "vetoed by \(verdict.vetoedBy.map(\.rawValue).joined(separator: ", "))"
      rows.append(
        ["\(verdict.orientation)"] + sources.map { verdict.allowedBy.contains($0) ? "yes" : "no" }
          + [result])
    }
    lines += aligned(rows)
    lines.append("")
    lines += aligned(
      resolution.opinions.map { ["\($0.source.rawValue)", $0.mask.names, $0.reason] })
    if !question.shouldAutorotate {
      lines.append(
        question.isKeptByController
          ? "shouldAutorotate is false: the interface does not follow the device."
          : "shouldAutorotate is false, which is ignored "
            + (question.asksController
              ? "from iOS 16 on." : "because the controller isn't consulted."))
    }
    lines.append("")
    let end = "The interface is \(resolution.target). \(resolution.outcome)"
    lines.append(resolution.failure == nil ? end : terminal.colored(end, .red))
    return lines.joined(separator: "\n")
  }

  /// Returns the posture and display of a foldable device.
  private func place(_ question: OrientationQuestion) -> [String] {
    guard question.device.isFoldable else { return [] }
    return [question.posture.name + (question.display.name.map { " (\($0) display)" } ?? "")]
  }

  /// Returns the part of the display that the app gets with the SDK it was built with, if that was
  /// requested or isn't the whole display.
  private func buildLine(_ question: OrientationQuestion) -> String? {
    let name = "Built with the SDK of \(question.sdk ?? question.os)"
    for orientation in question.display.orientations {
      func screen(_ device: Device) -> CGSize {
        device.screen(os: question.os, orientation: orientation, posture: question.posture).size
      }
      guard let whole = Device(id: question.device.id).map(screen) else { break }
      let part = screen(question.device)
      guard part != whole else { continue }
      return
        "\(name): in \(orientation.rawValue) the app gets \(text(part)) of \(text(whole)) points."
    }
    return question.sdk.map { _ in "\(name)." }
  }

  private func text(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  /// Returns a line for each device and posture.
  func overview(of resolutions: [OrientationResolution]) -> String {
    let questions = resolutions.map(\.question)
    let hasPostures = questions.contains { $0.device.isFoldable }
    let hasBuilds = questions.contains { $0.sdk != nil }
    var rows = [
      ["DEVICE", "OS"] + (hasPostures ? ["POSTURE", "DISPLAY"] : []) + (hasBuilds ? ["SDK"] : [])
        + UIInterfaceOrientation.all.map { "\($0)".uppercased() } + ["INTERFACE"]
    ]
    for resolution in resolutions {
      let verdicts = resolution.verdicts.map {
        $0.isAllowed ? "yes" : "no: \($0.vetoedBy.map(\.rawValue).joined(separator: ", "))"
      }
      let end = resolution.failure?.isException == true ? "exception" : "\(resolution.target)"
      let question = resolution.question
      let isFoldable = question.device.isFoldable
      let posture = isFoldable ? question.posture.name : "–"
      let display = isFoldable ? question.display.name ?? "–" : "–"
      rows.append(
        [question.device.id, "\(question.os)"] + (hasPostures ? [posture, display] : [])
          + (hasBuilds ? ["\(question.sdk ?? question.os)"] : []) + verdicts + [end])
    }
    return aligned(rows).joined(separator: "\n")
  }

  /// Aligns columns, ignoring the colours of cells.
  private func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let isLast = column == row.count - 1
        let padding = isLast ? "" : String(repeating: " ", count: widths[column] - cell.count + 2)
        return colored(cell) + padding
      }.joined()
    }
  }

  private func colored(_ cell: String) -> String {
    switch cell {
    case "yes", "allowed": terminal.colored(cell, .green)
    case "exception": terminal.colored(cell, .red)
    case _ where cell == "no" || cell.hasPrefix("no: ") || cell.hasPrefix("vetoed"):
      terminal.colored(cell, .yellow)
    default: cell
    }
  }
}
