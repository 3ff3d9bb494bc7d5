import Foundation

/// The command on its own terminal, with keys pressed as it prompts.
final class PseudoTerminal {
  private let process = Process()
  private let main: Int32
  private(set) var output = ""

  init(
    _ arguments: [String], folder: URL, environment: [String: String] = [:], columns: UInt16 = 80,
    rows: UInt16 = 40
  ) throws {
    // Linux's own calls, because the portable ones aren't imported: unlock, get the number.
    main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = -1
    guard main >= 0, ioctl(main, 0x4004_5431, &isLocked) == 0,
      ioctl(main, 0x8004_5430, &number) == 0
    else { throw CocoaError(.fileNoSuchFile) }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
    let side = FileHandle(fileDescriptor: open(name, O_RDWR | O_NOCTTY), closeOnDealloc: true)
    process.executableURL = CommandLineRun.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var all = ProcessInfo.processInfo.environment
    for name in ["CI", "TMUX", "TERM_PROGRAM", "KITTY_WINDOW_ID", "LC_TERMINAL", "COLORTERM"] {
      all[name] = nil
    }
    all["TERM"] = "xterm-256color"
    process.environment = all.merging(environment) { $1 }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
    try process.run()
  }

  deinit { close(main) }

  /// Reads until new output contains the text; returns whether it did.
  @discardableResult
  func wait(for text: String, seconds: Int32 = 20) -> Bool {
    var fresh = ""
    let end = time(nil) + Int(seconds)
    while time(nil) < end {
      var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 200) > 0 else {
        if !process.isRunning { break }
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = read(main, &bytes, bytes.count)
      guard count > 0 else { break }
      fresh += String(decoding: bytes[..<count], as: UTF8.self)
      if fresh.contains(text) {
        output += fresh
        return true
      }
    }
    output += fresh
    return fresh.contains(text)
  }

  func press(_ keys: String) {
    _ = keys.withCString { write(main, $0, strlen($0)) }
  }

  /// Reads the rest and returns the exit status.
  func finish() -> Int32 {
    wait(for: "\u{0}never", seconds: 15)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
