import Devices
import Foundation
import Pixels
import RunRecord

/// One assertion's comparison with its baseline, with what the record mode asks for.
struct SnapshotCheck {
  let decision: RecordDecision
  let diffTool: SnapshotTestingConfiguration.DiffTool?
  let location: SnapshotLocation
  let line: UInt

  /// Compares, records where asked to, and returns what the test has to fail with.
  func run<Format>(_ value: Format, diffing: Diffing<Format>) -> String? {
    let content = diffing.contentIdentity(value)
    if let other = SnapshotNames.shared.claim(location.file.path, line: line, content: content) {
      return """
        The name of \(location.title) is taken: line \(other) of the same file compares something \
        else with the same baseline. Pass another `named:`.
        """
    }
    do {
      let verdict = try diffing.compare(value, with: location.file)
      switch (verdict, decision.mode) {
      case (.equal, .all):
        return message(
          "\(location.title) is equal to its baseline, which was left as it is.",
          "The test fails because recording is on; run it again without.")
      case (.equal, _):
        return nil
      case (.missing, .never):
        return message(
          "\(location.title) has no baseline, and nothing was written.",
          "baseline  \(fileAddress(location.file.path))", acceptLine("missing"))
      case (.missing, _):
        try write(value, diffing: diffing)
        return message(
          "\(location.title) had no baseline; what it looks like now was recorded.",
          "baseline  \(fileAddress(location.file.path))",
          "The test passes when it is run again.")
      case (.different(let difference), .all), (.different(let difference), .failed):
        let folder = keepArtifacts(of: value, diffing: diffing, difference)
        try write(value, diffing: diffing)
        return message(
          "\(location.title) did not match its baseline, which was recorded anew.",
          difference.message, folder,
          "baseline  \(fileAddress(location.file.path))",
          "The test passes when it is run again.")
      case (.different(let difference), _):
        let folder = keepArtifacts(of: value, diffing: diffing, difference)
        return message(
          "\(location.title) does not match its baseline.", difference.message, folder,
          acceptLine("failed"))
      case (.unreadable(let reason), .all), (.unreadable(let reason), .failed):
        try write(value, diffing: diffing)
        return message(
          "\(location.title) had a baseline that could not be compared with; it was recorded anew.",
          reason)
      case (.unreadable(let reason), _):
        return message(
          "\(location.title) can't be compared with its baseline, which was left as it is.",
          reason, acceptLine("failed"))
      }
    } catch {
      return message("\(location.title) could not be compared or recorded.", "\(error)")
    }
  }

  private func write<Format>(_ value: Format, diffing: Diffing<Format>) throws {
    try AtomicFile.makeFolder(location.file.deletingLastPathComponent().path)
    try AtomicFile.write(try diffing.toData(value), to: location.file.path)
  }

  /// Leaves the files of a failure in the artifact folder, and names them.
  private func keepArtifacts<Format>(
    of value: Format, diffing: Diffing<Format>, _ difference: SnapshotDifference
  ) -> String {
    do {
      let kept = try ArtifactFolder.current.keep(
        record(difference), difference: difference, reference: location.file,
        new: difference.picture == nil ? diffing.toData(value) : nil,
        pathExtension: location.file.pathExtension, decision: decision)
      var lines: [String] = []
      if let diffTool, let reference = kept.reference, let actual = kept.actual {
        lines.append(
          diffTool(currentFilePath: reference.path, failedFilePath: actual.path))
      } else {
        if let file = kept.reference { lines.append(labelled("reference", file)) }
        if let file = kept.actual { lines.append(labelled("actual", file)) }
      }
      lines += kept.others.map { labelled($0.label, $0.file) }
      if let page = kept.page { lines.append(labelled("report", page)) }
      return lines.joined(separator: "\n")
    } catch {
      return "The files of this failure could not be kept: \(error)"
    }
  }

  private func record(_ difference: SnapshotDifference) -> SnapshotRecord {
    var record = SnapshotRecord(
      id: location.fileStem, scenario: location.testFileName, name: location.fileStem,
      location: "\(location.testFileName).swift:\(line)",
      outcome: .changed, message: difference.message,
      baseline: pathFromHere(location.file.path))
    record.sourceFile = pathFromHere(location.testFile)
    record.sourceLine = Int(line)
    if let picture = difference.picture {
      record.take(picture.difference)
      if !picture.capture.log.isEmpty { record.log = picture.capture.log }
    }
    for fact in difference.picture?.capture.origin ?? [] {
      switch fact.name {
      case "device":
        record.device = fact.value
        record.deviceName = Device(id: fact.value)?.name
      case "os": record.os = fact.value
      case "orientation": record.orientation = fact.value
      default: break
      }
    }
    return record
  }

  private func labelled(_ label: String, _ file: URL) -> String {
    label.padding(toLength: 10, withPad: " ", startingAt: 0) + fileAddress(file.path)
  }

  private func acceptLine(_ mode: String) -> String {
    // What the code says wins over the environment.
    if decision.isFromCode {
      return "accept    say record: .\(mode) in \(decision.source), and run the test again"
    }
    return "accept    TATEYOKO_RECORD=\(mode) swift test --filter \(location.testFileName)"
  }

  private func message(_ parts: String...) -> String {
    var lines = parts.filter { !$0.isEmpty }
    lines.append("record    \(decision.words)")
    if let warning = decision.warning { lines.append(warning) }
    return lines.joined(separator: "\n")
  }
}
