/// The reason why a view needs layout.
package enum LayoutReason: Hashable {
  /// Code requested it, or its subviews or one's intrinsic size changed. The view's own layout
  /// clears this.
  case request
  /// Its bounds changed.
  case bounds
  /// Its safe area, margins or content insets changed.
  case insets
  /// Its traits changed.
  case traits
  /// Constraints changed the frames of its subviews or its content.
  case constraints
  /// Its own layout gave it other data or text sizes to show; it runs once more for that.
  case content
  /// Code called by its layout changed its data, so layout starts over.
  case unfinished
}

/// Records who requests whose layout in the last passes of a tree that doesn't settle.
@MainActor
final class LayoutLoop {
  /// The number of passes that are watched; views that keep marking each other do so within a few.
  static let watchedPasses = 4
  /// The number of marks that are listed.
  private static let namedMarks = 4

  private struct Mark {
    let view: UIView
    /// The view that was being laid out.
    let author: UIView?
    let reason: LayoutReason
  }

  private var marks: [Mark] = []

  /// Records that a view needs layout again; a view's requests for itself count only with a reason.
  func note(_ view: UIView, _ reason: LayoutReason) {
    let author = CallsUnderway.current.laidOutView
    guard reason != .request || author !== view && !view.isLaidOutNow else { return }
    // A reason is recorded before the request that it leads to.
    if marks.contains(where: { mark in
      mark.view === view && (mark.reason == reason || reason == .request)
        && (mark.author === author || author == nil)
    }) {
      return
    }
    marks.append(Mark(view: view, author: author, reason: reason))
  }

  /// A description of the marks, to follow “it still needs layout after 100 passes”; empty if there
  /// are none.
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
      return author.map { "the layout of \($0) invalidates that of \(view)" }
        ?? "\(view) is invalidated again"
    case .bounds:
      return author.map { "the layout of \($0) changes the bounds of \(view)" }
        ?? "\(view) gets different bounds"
    case .insets: return "\(view) gets a different safe area, margins or content insets"
    case .traits: return "\(view) gets different traits"
    case .constraints: return "constraints move subviews of \(view)"
    case .content, .unfinished: return "\(view) has different content each time"
    }
  }

  /// What to do about the loop.
  var advice: String {
    let reasons = Set(marks.map(\.reason))
    if reasons.contains(.insets), reasons.contains(.constraints) || reasons.contains(.bounds) {
      return "Look for sizes that change the safe area, margins or content insets they depend on."
    }
    if reasons.contains(.request) {
      return "Invalidate another view's layout only when something it depends on has changed."
    }
    if reasons.contains(.constraints) {
      return "Look for constraints or intrinsic sizes that each layout changes."
    }
    return "Look for what each layout changes."
  }
}
