import CommandLines
import Tateyoko

/// The screens of a program, as a table.
enum ScreenList {
  /// What is printed for a program without screens.
  static let noScreens =
    "This program has no screens. Declare a #Preview, or a view controller that needs no arguments."

  static func print(_ screens: [FoundScreen]) {
    let terminal = Terminal()
    guard !screens.isEmpty else {
      terminal.line(noScreens)
      return
    }
    let width = screens.map(\.id.count).max() ?? 0
    for screen in screens {
      let name = screen.id + String(repeating: " ", count: width - screen.id.count)
      let place = screen.file.map { file in
        "  " + (file.split(separator: "/").last.map(String.init) ?? file)
          + (screen.line.map { ":\($0)" } ?? "")
      }
      terminal.line(
        Terminal.harmless(
          "\(screen.kind.rawValue.padded(to: 10))  \(name)  \(screen.module ?? "-")\(place ?? "")"))
    }
  }
}

extension String {
  /// Pads with spaces at the end.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
