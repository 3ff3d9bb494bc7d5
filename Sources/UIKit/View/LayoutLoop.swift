/// Why a view is to be laid out.
package enum LayoutReason: Hashable {
  /// Somebody asks, or its subviews or one's natural size changed. Its own layout clears that.
  case request
  /// Its bounds are others.
  case bounds
  /// Its safe area, margins or content insets are others.
  case insets
  /// Its traits are others.
  case traits
  /// Constraints give its subviews or its content other frames.
  case constraints
  /// Its own layout gave it other data or sizes of text to show; it is run again for that once.
  case content
  /// Code that its layout called changed its data; it begins again.
  case unfinished
}

/// Who asks for whose layout in the last passes of a tree that doesn't settle.
@MainActor
final class LayoutLoop {
  /// The passes that are looked at; views that take turns mark one another in a few.
  static let watchedPasses = 4
  /// How many marks are named.
  private static let namedMarks = 4

  private struct Mark {
    let view: UIView
    /// The view whose layout was under way.
    let author: UIView?
    let reason: LayoutReason
  }

  private var marks: [Mark] = []

  /// Notes that a view is to be laid out again; what a view asks of itself counts only for a reason.
  func note(_ view: UIView, _ reason: LayoutReason) {
    let author = CallsUnderway.current.laidOutView
    guard reason != .request || author !== view && !view.isLaidOutNow else { return }
    // A reason is noted before the request that it leads to.
    if marks.contains(where: { mark in
      mark.view === view && (mark.reason == reason || reason == .request)
        && (mark.author === author || author == nil)
    }) {
      return
    }
    marks.append(Mark(view: view, author: author, reason: reason))
  }

  /// The marks in words, as they follow “it still needs layout after 100 passes”; empty without any.
  var account: String {
    let told = marks.prefix(Self.namedMarks).map(words)
    guard let last = told.last else { return "" }
    return told.count == 1 ? last : told.dropLast().joined(separator: ", ") + ", and " + last
  }

  private func words(_ mark: Mark) -> String {
    let view = mark.view.summary
    let author = mark.author.flatMap { $0 === mark.view ? nil : $0.summary }
    switch mark.reason {
    case .request:
      return author.map { "the layout of \($0) asks for that of \(view)" }
        ?? "\(view) is asked for again"
    case .bounds:
      return author.map { "the layout of \($0) changes the bounds of \(view)" }
        ?? "\(view) gets other bounds"
    case .insets: return "\(view) gets another safe area, margins or content insets"
    case .traits: return "\(view) gets other traits"
    case .constraints: return "constraints move what lies in \(view)"
    case .content, .unfinished: return "\(view) has other content each time"
    }
  }

  /// What to do about the loop.
  var advice: String {
    let reasons = Set(marks.map(\.reason))
    if reasons.contains(.insets), reasons.contains(.constraints) || reasons.contains(.bounds) {
      return "Look for sizes that decide about the safe area, margins or content insets by which "
        + "they are found themselves."
    }
    if reasons.contains(.request) {
      return "Have a layout ask for another view's only when something has changed for that."
    }
    if reasons.contains(.constraints) {
      return "Look for constraints or natural sizes that are changed by each layout."
    }
    return "Look for what each layout changes."
  }
}
