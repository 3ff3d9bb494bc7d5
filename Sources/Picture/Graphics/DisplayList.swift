import Foundation

/// A finished drawing as a value: commands that any thread can rasterise.
package struct DisplayList: Sendable, Hashable {
  package private(set) var commands: [DrawCommand]

  /// Whether a command reads the content beneath, so that the list must be drawn separately to look
  /// the same over something else.
  package private(set) var needsIsolation: Bool

  package init() {
    commands = []
    needsIsolation = false
  }

  /// Creates a list of balanced commands.
  package init(_ commands: [DrawCommand]) {
    self.commands = commands
    needsIsolation = commands.contains {
      if case .setBlendMode(let mode) = $0 { return mode != .normal }
      return false
    }
  }

  init(commands: [DrawCommand], needsIsolation: Bool) {
    self.commands = commands
    self.needsIsolation = needsIsolation
  }

  package var isEmpty: Bool { commands.isEmpty }
}
