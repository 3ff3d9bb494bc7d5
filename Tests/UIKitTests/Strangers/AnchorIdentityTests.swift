import Testing
import UIKit

@Suite("Anchors are a view's own objects")
@MainActor
struct AnchorIdentityTests {
  @Test("a view returns one anchor per attribute, and another for others")
  func identity() {
    let view = UIView()
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.heightAnchor === view.heightAnchor)
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.isEqual(view.leadingAnchor))
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != UIView().leadingAnchor)
    let guide = view.safeAreaLayoutGuide
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(guide.topAnchor != view.topAnchor)
  }

  @Test("a constraint's anchors are those of its views, as are the ones that it creates")
  func anchorsOfConstraints() throws {
    let view = UIView()
    let child = UIView()
    view.addSubview(child)
    let gap = child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7)
    #expect(gap.firstAnchor == child.leftAnchor)
    #expect(gap.firstAnchor as AnyObject === child.leftAnchor)
    let second = try #require(gap.secondAnchor)
    #expect(second == view.leftAnchor)
    #expect(gap.firstAnchor != second)
    let again = gap.firstAnchor.constraint(equalTo: second, constant: 9)
    again.isActive = true
    child.translatesAutoresizingMaskIntoConstraints = false
    view.layoutIfNeeded()
    #expect(child.frame.minX == 9)

    let width = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 3)
    #expect(width.firstAnchor == child.widthAnchor)
    #expect(width.secondAnchor == nil)
    let margin = NSLayoutConstraint(
      item: child, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leftMargin,
      multiplier: 1, constant: 3)
    #expect(margin.secondAnchor != view.leftAnchor)
    let distance = child.leftAnchor.anchorWithOffset(to: child.rightAnchor)
    #expect(distance == child.leftAnchor.anchorWithOffset(to: child.rightAnchor))
    #expect(distance != child.leftAnchor.anchorWithOffset(to: child.leftAnchor))
  }

  @Test("anchors don't retain a view, and may outlive it")
  func lifetime() {
    weak var gone: UIView?
    var anchor: NSLayoutXAxisAnchor?
    do {
      let view = UIView()
      gone = view
      anchor = view.leadingAnchor
      #expect(anchor?.item === view)
    }
    #expect(gone == nil)
    #expect(anchor?.item == nil)
    #expect(anchor == anchor)
  }

  @Test("hugging and resistance may be 0, which any constraint outweighs")
  func zero() {
    let label = UILabel()
    label.text = "A text"
    let natural = label.intrinsicContentSize.width
    label.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(0), for: .vertical)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 0)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 0)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let wide = label.widthAnchor.constraint(equalToConstant: natural + 50)
    wide.priority = UILayoutPriority(1)
    let low = label.heightAnchor.constraint(equalToConstant: 3)
    low.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: view.leftAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor), wide, low,
    ])
    view.layoutIfNeeded()
    #expect(label.frame.width.rounded() == (natural + 50).rounded())
    #expect(label.frame.height == 3)
  }
}
