extension UIBarButtonItem {
  /// The name that VoiceOver reads for the item.
  var spokenName: String? {
    if let label = accessibilityLabel { return label }
    if let title, !title.isEmpty { return title }
    return systemItem.flatMap(Self.spokenName)
  }

  private static func spokenName(_ item: SystemItem) -> String? {
    switch item {
    case .done, .cancel, .edit, .save, .undo, .redo: SystemItemStyle.title(item)
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
