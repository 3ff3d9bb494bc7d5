import SystemFacts

/// What the system's buttons show: a word, or a picture of this project's own.
@MainActor
enum SystemItemStyle {
  typealias Item = UIBarButtonItem.SystemItem

  /// The word of a button that has one; buttons with pictures have none.
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

  /// The picture of a button.
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

/// A picture on a bar's button, drawn with strokes of the tint.
enum BarGlyph: Hashable {
  case plus, compose, reply, action, folder, book, magnifier, refresh, cross, camera, trash
  case play, pause, rewind, fastForward, pageCurl, checkmark, undo, redo, chevron, ellipsis

  /// The room that a button with the picture takes, in points.
  ///
  /// The plus is 17.667 by 18 within 21.667 by 22: it lies 2 points inside the bar's margins in
  /// pictures that UIKit of iOS 13 drew. The others are as wide as the plus (low).
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 13, height: 21)
    default: CGSize(width: 65 / 3, height: 22)
    }
  }
}
