/// One scene of a storyboard: a controller and what lies beside it.
package struct NibScene: Hashable, Sendable {
  package let id: String?
  /// The controller, or the placeholder of one in another storyboard; nil for a scene without.
  package let controller: NibElement?
  /// All top-level objects in order, the controller and the first responder among them.
  package let objects: [NibElement]

  init(_ element: NibElement) {
    id = element.attributes["sceneID"]
    objects = element.list("objects")
    controller =
      objects.first { $0.attributes["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.kind?.role == .controller }
  }
}
