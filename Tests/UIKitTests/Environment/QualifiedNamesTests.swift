import Testing
import UIKit

// Code that users write with only `import UIKit`: qualified names, and their own members.
private struct Padding {
  var insets: UIKit.UIEdgeInsets
  var directional: UIKit.NSDirectionalEdgeInsets
  var edges: UIKit.UIRectEdge
}

extension UIKit.UIEdgeInsets {
  fileprivate var horizontal: CGFloat { left + right }
}

extension UIContentSizeCategory {
  fileprivate static let chosen = UIKit.UIContentSizeCategory.extraLarge
}

/// UIKit values declared in a lower module belong to UIKit for users.
struct QualifiedNamesTests {
  @Test("values are reached through UIKit's name, and can be extended")
  func names() {
    let padding = Padding(
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      directional: .init(top: 1, leading: 2, bottom: 3, trailing: 4), edges: [.top, .left])
    #expect(padding.insets.horizontal == 6)
    #expect(padding.edges.contains(.left))
    #expect(UIContentSizeCategory.chosen > .large)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: padding.insets).width == 4)
    let idiom: UIKit.UIUserInterfaceIdiom = .pad
    #expect(Set([idiom, .pad]) == [UIUserInterfaceIdiom.pad])
  }

  @Test("descriptions are unchanged")
  func descriptions() {
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(
      "\(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
        == "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)")
    #expect("\(UIUserInterfaceIdiom.phone)" == "phone")
    #expect("\(UIUserInterfaceSizeClass.compact)" == "compact")
    #expect("\(UIUserInterfaceLayoutDirection.rightToLeft)" == "rightToLeft")
    #expect("\(UIRectEdge.left)" == "UIRectEdge(rawValue: 2)")
    #expect("\(UIOffset(horizontal: 1, vertical: 2))" == "UIOffset(horizontal: 1.0, vertical: 2.0)")
  }
}
