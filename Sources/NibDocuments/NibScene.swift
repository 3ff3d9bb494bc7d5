/// One scene of a storyboard: a controller and what lies beside it.
package struct NibScene: Hashable, Sendable {
  package let id: String?
  /// The controller, or the placeholder of one in another storyboard; nil for a scene without.
  package let controller: NibElement?
  /// All top-level objects in order, the controller and the first responder among them.
  package let objects: [NibElement]

  /// What lies beside the controller and is an object of its own, such as recognizers.
  package var looseObjects: [NibElement] {
    objects.filter { object in
      object.kind?.role != .controller && object.name != "placeholder" && object.name != "exit"
    }
  }

  /// The ways that lead away from the scene, in the document's order, with what starts each.
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
