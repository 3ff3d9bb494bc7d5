import Foundation

/// Programs that are started in the foreground, so that an interrupt from the keyboard reaches them.
package enum Command {
  package enum Stream {
    case kept
    /// Nowhere, with the standard error.
    case dropped
    /// To the standard error, as what is no result.
    case shown
  }

  /// Runs a program that the PATH leads to.
  ///
  /// - Returns: The status by which a shell would know it.
  package static func run(
    _ words: [String], environment: [String: String] = [:], output: Stream = .kept
  ) throws -> Int32 {
    switch output {
    case .kept: wait(try spawn(words, environment, output: nil, errors: nil))
    case .dropped: wait(try spawn(words, environment, output: -1, errors: -1))
    case .shown: wait(try spawn(words, environment, output: 2, errors: nil))
    }
  }

  /// What a program prints.
  ///
  /// - Throws: ``ToolsetProblem`` where it can't be run or fails.
  package static func output(_ words: [String], errors: Stream = .kept) throws -> String {
    let (child, data) = try read(words, output: nil, errors: errors == .dropped ? -1 : 2)
    let status = wait(child)
    guard status == 0 else {
      throw ToolsetProblem("`\(words.joined(separator: " "))` ended with status \(status).")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a program whose output isn't looked at.
  ///
  /// - Returns: Its status and what it prints to the standard error.
  package static func complaints(_ words: [String]) throws -> (status: Int32, text: String) {
    let (child, data) = try read(words, output: -1, errors: nil)
    return (wait(child), String(decoding: data, as: UTF8.self))
  }

  /// Becomes a program that the PATH leads to.
  ///
  /// - Throws: ``ToolsetProblem`` where that isn't possible.
  package static func become(_ words: [String], environment: [String: String]) throws -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    fflush(nil)
    let pointers = words.map { strdup($0) } + [nil]
    execvp(words[0], pointers)
    throw problem(words, errno)
  }

  /// Starts a program and reads one of its streams, the one that is nil, to the end.
  private static func read(
    _ words: [String], output: Int32?, errors: Int32?
  ) throws -> (child: pid_t, data: Data) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw problem(words, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do {
      child = try spawn(words, [:], output: output ?? ends[1], errors: errors ?? ends[1])
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    let data = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    return (child, data)
  }

  /// - Parameters:
  ///   - output: The descriptor of its standard output; nil for this program's own, -1 for none.
  ///   - errors: Likewise.
  private static func spawn(
    _ words: [String], _ environment: [String: String], output: Int32?, errors: Int32?
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [(output, Int32(1)), (errors, 2)] {
      guard let from else { continue }
      if from < 0 {
        posix_spawn_file_actions_addopen(&actions, to, "/dev/null", O_WRONLY, 0)
      } else {
        posix_spawn_file_actions_adddup2(&actions, from, to)
      }
    }
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let settings = all.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let pointers = words.map { strdup($0) } + [nil]
    defer { for text in pointers + settings { free(text) } }
    fflush(nil)
    var child: pid_t = 0
    let code = posix_spawnp(&child, words[0], &actions, nil, pointers, settings)
    guard code == 0 else { throw problem(words, code) }
    return child
  }

  private static func wait(_ child: pid_t) -> Int32 {
    var raw: Int32 = 0
    while waitpid(child, &raw, 0) < 0, errno == EINTR {}
    // By the bits that wait(2) documents.
    return (raw & 0x7F) == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
  }

  private static func problem(_ words: [String], _ code: Int32) -> ToolsetProblem {
    ToolsetProblem("`\(words.first ?? "")` can't be run (\(String(cString: strerror(code)))).")
  }
}
