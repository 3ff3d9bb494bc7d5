/// The style of a tapped preview's transition to a screen. The raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}
