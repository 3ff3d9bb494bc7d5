import CommandLines
import Foundation
import Pixels
import RunRecord
import Tateyoko

/// The display of a review on the terminal.
struct ReviewScreen {
  private let report: URL
  private let environment: [String: String]
  private let pictures: InlinePicture
  private let terminal = Terminal()

  init(report: URL, environment: [String: String]) {
    self.report = report
    self.environment = environment
    pictures = InlinePicture.of(environment: environment)
  }

  private var size: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? (Int(size.ws_col), max(10, Int(size.ws_row))) : (80, 24)
  }

  func show(_ session: ReviewSession) {
    guard let item = session.current else {
      print(
        "\nAll \(session.items.count) are reviewed: q writes the accepted ones and quits, "
          + "u undoes, Q discards everything.")
      fflush(nil)
      return
    }
    let snapshot = item.snapshot
    let isStale = snapshot.outcome == .stale
    var lines = [
      "",
      terminal.colored(
        "\(session.position + 1) of \(session.items.count)  "
          + Terminal.harmless(BaselineAcceptance.name(snapshot)), .bold)
        + (item.decision.map { "  (\($0.past))" } ?? ""),
    ]
    if !snapshot.environment.isEmpty { lines.append(Terminal.harmless(snapshot.environment)) }
    lines += details(snapshot).map(Terminal.harmless)
    let alike = session.alike.count
    if alike > 0 { lines.append("alike     \(alike) more with this cause; A accepts all of them") }
    print(lines.joined(separator: "\n"))
    if !isStale { showPictures(snapshot, below: lines.count) }
    let verb = isStale ? "a delete it" : "a accept"
    print(
      terminal.colored("\(verb) · r reject · s skip · u undo · o open · q quit · ? help", .dim))
    fflush(nil)
  }

  private func details(_ snapshot: SnapshotRecord) -> [String] {
    var lines: [String] = []
    if let cause = snapshot.cause { lines.append("cause     \(cause.words)") }
    if let effect = snapshot.effect { lines.append("moved     \(effect.words)") }
    if let summary = snapshot.comparison?.summary { lines.append("picture   \(summary)") }
    // Labelled lines of a message repeat other fields of the record.
    if lines.isEmpty, let message = snapshot.message {
      lines += message.split(separator: "\n").prefix(12).map(String.init)
    }
    if let difference = snapshot.texts?.difference, let text = text(difference) {
      lines += text.split(separator: "\n").prefix(20).map(String.init)
    }
    return lines
  }

  private func text(_ path: String) -> String? {
    BaselineAcceptance.text(path, in: report)
  }

  private func showPictures(_ snapshot: SnapshotRecord, below lines: Int) {
    let files = [snapshot.reference, snapshot.actual, snapshot.difference].compactMap(\.self)
    guard pictures != .none, !files.isEmpty else { return }
    let (columns, rows) = size
    // Keep the lines above and the prompt below visible.
    let space = pictures.size(columns: columns - 1, rows: max(6, rows - lines - 3))
    do {
      let bitmaps = try files.map {
        try BaselineAcceptance.picture($0.file, in: report)
      }
      let strip = try PictureStrip.make(
        bitmaps, maximumWidth: space.width, maximumHeight: space.height)
      print(try pictures.text(strip), terminator: "")
      let names = snapshot.reference == nil ? "now" : "baseline · now · difference"
      print(terminal.colored(names, .dim))
    } catch {
      print(Terminal.harmless("Can't show the pictures: \(error)"))
    }
  }

  /// Opens the report's page in the browser that the environment specifies.
  func open(_ session: ReviewSession) {
    guard let page = BaselineAcceptance.page(of: report) else {
      say("No report page in \(report.path).")
      return
    }
    say(page.absoluteString)
    guard let browser = environment["BROWSER"] ?? openCommand else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [browser, page.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { say("\(browser) could not be started: \(error)") }
  }

  /// The desktop's command for opening files, if there is a desktop.
  private var openCommand: String? {
    let hasDesktop = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    return hasDesktop ? "xdg-open" : nil
  }

  func help() {
    say(
      """
      a  accept: the new snapshot becomes the baseline
      A  accept this and all others with the same cause
      r  reject (R: all with the same cause): keep the baseline; the exit status will be 1
      s  skip: decide later
      u  undo the last decision
      j k or arrows  go to the next or previous snapshot
      o  open the report's page
      q  write the accepted snapshots and quit
      Q or Escape  quit without changing anything
      """)
  }

  func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
