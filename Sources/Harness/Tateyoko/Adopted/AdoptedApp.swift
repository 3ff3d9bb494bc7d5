import UIKit

/// What tests of an app need that doesn't compile as a whole (docs/adopting.md).
@MainActor
public enum AdoptedApp {
  /// Whether storyboards and nibs may name classes and outlets that code lacks: the superclass in UIKit is
  /// shown then, without the connections. Otherwise they are issues, as on a device.
  public static var toleratesMissingClasses: Bool {
    get { NibGaps.areTolerated }
    set { NibGaps.areTolerated = newValue }
  }

  /// The missing classes and outlets so far, each with the document's file and line, and what isn't connected.
  public static var missingClasses: [String] { NibGaps.all }

  /// Returns the names of a module's previews.
  public static func previews(of module: String) -> [String] {
    ScreenCatalogue.screens([.preview]).filter { $0.module == module }.map(\.id)
  }

  /// Creates the screen of a preview.
  ///
  /// - Parameter name: One of the names that ``previews(of:)`` returns.
  public static func preview(_ name: String) -> UIViewController? {
    try? ScreenCatalogue.screens([.preview]).first { $0.id == name }?.make()
  }
}

extension UIStoryboard {
  /// Creates the controller of a scene by the object ID that Interface Builder gave it, which scenes without
  /// a Storyboard ID have, too.
  public final func instantiateViewController(withObjectID identifier: String) -> UIViewController {
    makeController(objectID: identifier)
  }
}
