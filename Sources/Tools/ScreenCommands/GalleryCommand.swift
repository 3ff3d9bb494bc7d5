import ChildProcesses
import CommandLines
import Foundation
import Report
import Tateyoko
import UIKit

/// `tateyoko gallery`
struct GalleryCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "gallery",
    abstract: "Puts pictures of every screen on one page, to browse or publish.",
    discussion: """
      Writes a folder of static files that opens from disk. Lists screens that crash or can't be \
      captured, with the reason. Exit status: 0 when every screen was captured, 1 when some were \
      not, 2 when it could not run.
      """,
    operand: ScreenSelection.operand,
    options: what + MatrixOptions.options(devices: "iphone-15", styles: "light and dark"))

  private static let what: [CommandSyntax.Option] = [
    .init(names: ["-l", "--list"], help: "List the screens, one per line, and exit."),
    .init(
      names: ["-o", "--output"], value: "folder", help: "The folder to write to.",
      standard: "gallery"),
    .init(names: ["--title"], value: "text", help: "The page's title.", standard: "Screens"),
    ScreenSelection.kind,
  ]

  private let words: CommandWords
  private let matrix: SnapshotMatrix

  init(_ words: CommandWords) throws(UsageError) {
    self.words = words
    matrix = try MatrixOptions.matrix(
      words, standard: SnapshotMatrix([.iPhone15], styles: [.standard, .dark]))
  }

  @MainActor
  func run() throws {
    ProcessEnds.endWithParent()
    let terminal = Terminal()
    guard let screens = try ScreenSelection.screensUnlessListed(words, of: Self.syntax.name) else {
      return
    }
    let folder = try GalleryFolder(
      at: URL(fileURLWithPath: words.value("--output") ?? "gallery", isDirectory: true))
    let tried = try ScreenTrialRun.tried(screens) { try $0.cells(of: matrix) }
    var gallery = Gallery(title: words.value("--title") ?? "Screens", screens: [])
    let shownClasses = ShownClasses()
    let skipsShown = ScreenSelection.isOpen(words)
    for (index, found) in tried.enumerated() {
      if skipsShown, shownClasses.shows(found) { continue }
      let screen = shownClasses.noting(found)
      terminal.progress(Terminal.harmless("\(index + 1) of \(tried.count)  \(screen.id)"))
      let shown = try Self.pictured(screen, matrix, in: folder)
      for trouble in shown.troubles {
        terminal.clearProgress()
        Terminal.printError("\(screen.id): \(trouble)")
      }
      gallery.screens.append(shown)
    }
    terminal.clearProgress()
    try folder.write(gallery)
    let troubled = gallery.screens.count { !$0.troubles.isEmpty }
    let pictures = gallery.screens.reduce(0) { $0 + $1.pictures.count }
    terminal.line(
      "\(gallery.screens.count) screens, \(pictures) pictures"
        + (troubled > 0 ? terminal.colored(", \(troubled) with troubles", .red) : ""))
    terminal.line("gallery   \(folder.page.absoluteString)")
    if troubled > 0 { throw ExitStatus.different }
  }

  @MainActor
  private static func pictured(
    _ screen: FoundScreen, _ matrix: SnapshotMatrix, in folder: GalleryFolder
  ) throws -> Gallery.Screen {
    var result = Gallery.Screen(
      id: screen.id, title: screen.title, group: screen.module ?? "Screens",
      kind: screen.kind.rawValue)
    for cell in try screen.cells(of: matrix) {
      let picture: FoundScreen.Picture
      do {
        picture = try screen.picture(on: cell)
      } catch {
        let words = "\(error)"
        // A screen that can't be created fails in the same way everywhere.
        if !result.troubles.contains(words) { result.troubles.append(words) }
        continue
      }
      let device = cell.cell.device
      let details = [
        cell.cell.posture?.name,
        cell.cell.orientation == .portrait ? nil : cell.cell.orientation.snapshotName,
        cell.cell.os == device.newestOS ? nil : "iOS \(cell.cell.os)",
      ]
      result.pictures.append(
        Gallery.Picture(
          file: try folder.store(picture.bitmap, scale: Double(picture.scale)),
          width: Double(picture.size.width), height: Double(picture.size.height),
          device: device.name, details: details.compactMap(\.self).joined(separator: ", "),
          style: cell.cell.style.name,
          isDark: cell.cell.style.traits.userInterfaceStyle == .dark,
          cornerRadius: picture.fillsDisplay
            ? Double(device.display(in: cell.cell.posture ?? device.initialPosture).cornerRadius)
            : nil))
    }
    return result
  }
}
