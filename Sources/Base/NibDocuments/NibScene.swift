/// A scene of a storyboard: a controller and the objects next to it.
package struct NibScene: Hashable, Sendable {
  package let id: String?
  /// The controller, or the placeholder of one in another storyboard; `nil` for a scene without
  /// one.
  package let controller: NibElement?
  /// All top-level objects in order, including the controller and the first responder.
  package let objects: [NibElement]

  /// The independent objects next to the controller, such as recognizers.
  package var looseObjects: [NibElement] {
    objects.filter { object in
      object.kind?.role != .controller && object.name != "placeholder" && object.name != "exit"
    }
  }

  /// The segues that leave the scene, in the document's order, with their origins.
  package var segues: [NibSegue] {
    var found: [NibSegue] = []
    for object in objects {
      object.visit { element in
        guard element.name == "connections" else { return }
        found += element.children.compactMap(NibSegue.init)
      }
    }
    return found
  }

  init(_ element: NibElement) {
    id = element.attributes["sceneID"]
    objects = element.list("objects")
    controller =
      objects.first { $0.attributes["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.kind?.role == .controller }
  }
}
