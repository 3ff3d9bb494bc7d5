/// A way from one controller to another.
package struct NibSegue: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The destination is part of a container: see ``NibSegue/relationship``.
    case relationship
    case embed
    case show, showDetail, presentation, popoverPresentation
    case custom, unwind
    /// Before adaptive segues: pushes, presents, replaces in a split view, shows a popover.
    case push, modal, replace, popover
  }

  package var kind: Kind
  package var identifier: String?
  /// A controller's `id`, or that of the scene's exit to unwind.
  package var destination: String
  /// Such as `rootViewController`.
  package var relationship: String?
  package var unwindAction: String?
  package var customClass: String?
  package var customModule: String?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  /// The method of `@IBSegueAction` that makes the destination.
  package var creationSelector: String?
  /// The `id` of the view or bar button item that a popover points at.
  package var popoverAnchor: String?
  /// Such as `up`; empty for any.
  package var popoverDirections: [String]
  package var isAnimated: Bool
  /// What of a cell starts it: nil for its selection, `accessoryAction` for the button.
  package var trigger: String?

  /// Reads a `segue`; nil for another element, or of a kind that isn't known.
  package init?(_ element: NibElement) {
    let attributes = element.attributes
    guard element.name == "segue", let destination = attributes["destination"],
      let kind = attributes["kind"].flatMap(Kind.init)
    else { return nil }
    self.kind = kind
    self.destination = destination
    identifier = attributes["identifier"]
    relationship = attributes["relationship"]
    unwindAction = attributes["unwindAction"]
    customClass = attributes["customClass"]
    customModule = attributes["customModule"]
    modalPresentationStyle = attributes["modalPresentationStyle"]
    modalTransitionStyle = attributes["modalTransitionStyle"]
    creationSelector = attributes["destinationCreationSelector"]
    popoverAnchor = attributes["popoverAnchorView"] ?? attributes["popoverAnchorBarButtonItem"]
    popoverDirections = element.names("popoverArrowDirection") ?? []
    isAnimated = element.flag("animates") ?? true
    trigger = attributes["trigger"]
  }

  /// Whether the destination is made with its source, and not when the segue is performed.
  package var isPartOfSource: Bool { kind == .relationship || kind == .embed }
}
