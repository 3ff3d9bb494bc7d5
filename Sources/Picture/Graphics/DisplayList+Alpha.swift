import Foundation

extension DisplayList {
  /// Returns the number of painting commands, counted up to `limit`.
  package func paintCount(limit: Int) -> Int {
    var count = 0
    for command in commands where command.paints {
      count += 1
      if count >= limit { break }
    }
    return count
  }

  /// Returns the list with its only painting command made more transparent.
  ///
  /// `nil` if several commands paint or read the content beneath: such a list has to be composited
  /// as a group.
  package func multiplyingAlpha(by alpha: CGFloat) -> DisplayList? {
    if needsIsolation { return nil }
    var place: Int?
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup, .beginMasked: return nil
      default: break
      }
      if command.paints {
        if place != nil { return nil }
        place = index
      }
    }
    guard let place else { return self }
    var copy = commands
    copy[place] = commands[place].multiplyingAlpha(by: alpha)
    return DisplayList(copy)
  }
}

extension DrawCommand {
  fileprivate func multiplyingAlpha(by alpha: CGFloat) -> DrawCommand {
    switch self {
    case .fillRect(let rect, let color):
      return .fillRect(rect, color.multiplyingAlpha(by: alpha))
    case .fillPath(let path, let rule, let color):
      return .fillPath(path, rule, color.multiplyingAlpha(by: alpha))
    case .strokePath(let path, let style, let color):
      return .strokePath(path, style, color.multiplyingAlpha(by: alpha))
    case .glyphs(let run, let origin, let color):
      return .glyphs(run, at: origin, color.multiplyingAlpha(by: alpha))
    case .image(let image, let rect, var style):
      style.alpha *= alpha
      return .image(image, in: rect, style)
    case .linearGradient(let gradient, let start, let end, let options):
      return .linearGradient(gradient.multiplyingAlpha(by: alpha), from: start, to: end, options)
    case .radialGradient(let gradient, let start, let r0, let end, let r1, let options):
      return .radialGradient(
        gradient.multiplyingAlpha(by: alpha), from: start, startRadius: r0, to: end,
        endRadius: r1, options)
    case .shadow(let path, let rule, var style):
      style.color.alpha *= alpha
      return .shadow(path, rule, style)
    case .backdrop(let path, var style):
      style.alpha *= alpha
      return .backdrop(path, style)
    default:
      return self
    }
  }
}
