import Foundation

/// Builds a display list, omitting commands without effect.
package struct DisplayListBuilder {
  private struct Level {
    var start: Int
    var painted: Int
    var closing: [DrawCommand]
  }

  private var commands: [DrawCommand] = []
  private var levels: [Level] = []
  private var painted = 0
  private var needsIsolation = false

  package init() {}

  /// The number of painting commands added.
  package var paintCount: Int { painted }

  /// Adds a painting command.
  package mutating func paint(_ command: DrawCommand) {
    commands.append(command)
    painted += 1
  }

  package mutating func concatenate(_ t: CGAffineTransform) {
    if t.isIdentity { return }
    if case .concatenate(let before)? = commands.last {
      let whole = t.concatenating(before)
      commands.removeLast()
      if !whole.isIdentity { commands.append(.concatenate(whole)) }
    } else {
      commands.append(.concatenate(t))
    }
  }

  package mutating func clip(to rect: CGRect) {
    commands.append(.clipRect(rect))
  }

  package mutating func clip(to path: CGPath, rule: CGPathFillRule) {
    if let rect = path.data.rectangle {
      commands.append(.clipRect(rect))
    } else {
      commands.append(.clipPath(path.frozen, rule))
    }
  }

  package mutating func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { needsIsolation = true }
    commands.append(.setBlendMode(mode))
  }

  package mutating func setAntialiasing(_ isOn: Bool) {
    commands.append(.setAntialiasing(isOn))
  }

  package mutating func save() {
    open(.save, closing: [.restore])
  }

  package mutating func restore() {
    close()
  }

  package mutating func beginGroup(_ style: GroupStyle) {
    open(.beginGroup(style), closing: [.endGroup])
  }

  package mutating func endGroup() {
    close()
  }

  package mutating func beginMasked(bounds: CGRect? = nil) {
    open(.beginMasked(bounds), closing: [])
  }

  /// Ends the masked content and draws its mask; omits both if nothing was painted.
  package mutating func endMasked(mask: [DrawCommand]) {
    guard let level = levels.last else { return }
    levels[levels.count - 1].closing = [.beginMask] + mask + [.endMask]
    let before = painted
    close()
    painted = level.painted == before ? before : before + 1
  }

  private mutating func open(_ command: DrawCommand, closing: [DrawCommand]) {
    levels.append(Level(start: commands.count, painted: painted, closing: closing))
    commands.append(command)
  }

  private mutating func close() {
    guard let level = levels.popLast() else { return }
    if painted == level.painted {
      commands.removeSubrange(level.start...)
    } else {
      commands.append(contentsOf: level.closing)
    }
  }

  /// Adds a balanced list.
  package mutating func append(_ list: DisplayList) {
    if list.isEmpty { return }
    commands.append(contentsOf: list.commands)
    painted += 1
    needsIsolation = needsIsolation || list.needsIsolation
  }

  /// Closes open commands and returns the list; the builder is unchanged.
  package func finish() -> DisplayList {
    var copy = self
    while !copy.levels.isEmpty { copy.close() }
    if copy.painted == 0 { return DisplayList() }
    return DisplayList(commands: copy.commands, needsIsolation: copy.needsIsolation)
  }
}
