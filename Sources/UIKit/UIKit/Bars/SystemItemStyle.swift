import SystemFacts

/// The content of system buttons: a title, or a glyph of this project.
@MainActor
enum SystemItemStyle {
  typealias Item = UIBarButtonItem.SystemItem

  /// Returns the title of a button that has one; buttons with glyphs have none.
  static func title(_ item: Item) -> String? {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Returns the glyph of a button.
  static func glyph(_ item: Item, release: OSRelease) -> BarGlyph? {
    let replacesWords = BarFacts.wordsArePictures[release]
    return switch item {
    case .done: replacesWords ? .checkmark : nil
    case .cancel: replacesWords ? .cross : nil
    case .add: .plus
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .folder
    case .bookmarks: .book
    case .search: .magnifier
    case .refresh: .refresh
    case .stop, .close: .cross
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .pageCurl: .pageCurl
    case .undo: replacesWords ? .undo : nil
    case .redo: replacesWords ? .redo : nil
    case .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}

/// A glyph on a bar button, drawn with strokes of the tint.
enum BarGlyph: Hashable {
  case plus, compose, reply, action, folder, book, magnifier, refresh, cross, camera, trash
  case play, pause, rewind, fastForward, pageCurl, checkmark, undo, redo, chevron, ellipsis

  /// The size of a button with the glyph, in points.
  ///
  /// The plus is 17.667 by 18 within 21.667 by 22: it is 2 points inside the bar's margins in
  /// pictures that UIKit of iOS 13 drew. The others are as wide as the plus (low).
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 13, height: 21)
    default: CGSize(width: 65 / 3, height: 22)
    }
  }
}
