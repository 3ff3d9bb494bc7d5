import CommandLines
import Tateyoko

/// The screens of a program, as a table.
enum ScreenList {
  static func print(_ screens: [FoundScreen]) {
    let terminal = Terminal()
    guard !screens.isEmpty else {
      terminal.line("This program has no screens that are found by themselves.")
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
