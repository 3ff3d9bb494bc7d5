import Foundation
import UIKit

/// A screen that looks up an image of an asset catalog many times.
final class LookupScreen: UIViewController {
  private let count: Int
  private var kept: UIImage?

  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// A bundle with a catalog of one vector, in the folder for temporary files.
  private static let bundle: Bundle? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tateyoko-lookups")
    let set = folder.appendingPathComponent("Media.xcassets/icon.imageset")
    let vector = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"/>"
    do {
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"images\": [{\"filename\": \"a.svg\"}]}".utf8).write(
        to: set.appendingPathComponent("Contents.json"))
      try Data(vector.utf8).write(to: set.appendingPathComponent("a.svg"))
    } catch {
      return nil
    }
    return Bundle(path: folder.path)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    kept = UIImage(named: "icon", in: Self.bundle, compatibleWith: nil)
    precondition(kept != nil, "the image is not found")
  }

  func look() {
    for _ in 0..<count { _ = UIImage(named: "icon", in: Self.bundle, compatibleWith: nil) }
  }
}
