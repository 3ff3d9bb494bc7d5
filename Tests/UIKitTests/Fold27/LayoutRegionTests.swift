import Devices
import Testing

@testable import UIKit

@MainActor
struct LayoutRegionTests {
  private let host = SimulationHost(device: .iPhone15, os: "26.0")
  private let root = UIViewController()

  init() {
    host.setRoot(root)
  }

  @Test("without corner adaptation a region equals the view's ordinary guides")
  func plain() {
    let view: UIView = root.view
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    let readable = view.readableContentGuide.layoutFrame
    #expect(view.bounds.inset(by: view.edgeInsets(for: .readableContent())) == readable)
  }

  @Test("one guide for one region, however often it is requested")
  func sameGuide() {
    let view: UIView = root.view
    let guide = view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === guide)
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)) !== guide)
    #expect(guide.owningView === view)
    #expect(view.layoutGuides.isEmpty, "the system's guides aren't the user's")
  }

  @Test("corners move an edge unless the safe area already insets it further")
  func corners() {
    let view: UIView = root.view
    let safeArea = view.safeAreaInsets
    let margins = view.layoutMargins
    host.surroundings.corners = CornerReserve(all: 16)
    #expect(
      view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        == UIEdgeInsets(top: safeArea.top, left: 16, bottom: safeArea.bottom, right: 16))
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == safeArea)
    #expect(
      view.edgeInsets(for: .margins(cornerAdaptation: .horizontal))
        == UIEdgeInsets(
          top: margins.top, left: margins.left + 16, bottom: margins.bottom,
          right: margins.right + 16))
    #expect(view.edgeInsets(for: .margins(cornerAdaptation: .vertical)) == margins)
    let loose = UIView(frame: view.bounds)
    loose.layoutMargins = .zero
    #expect(loose.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == .zero)
  }

  @Test("directional insets follow the reading direction")
  func directional() {
    let view: UIView = root.view
    host.surroundings.corners.topLeft = CGSize(width: 100, height: 80)
    #expect(
      view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).leading == 100)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).trailing == 100)
  }

  @Test("constraints to a region follow corners that appear, and a view that moves out of them")
  func constraints() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(label)
    let guide = holder.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.view.addSubview(holder)
    host.settle()
    #expect(label.frame.minX == 0)
    host.surroundings.corners.topLeft = CGSize(width: 100, height: 80)
    host.settle()
    #expect(label.frame.minX == 100)
    holder.frame.origin.y = 80
    host.settle()
    #expect(label.frame.minX == 0 && guide.layoutFrame.minX == 0)
  }

  @Test("a bar's region is at one edge; none and several are issues")
  func bars() {
    let view: UIView = root.view
    let bottom = view.layoutGuide(for: .bar(onEdge: UIRectEdge.bottom, extent: 56))
    #expect(
      bottom.layoutFrame == CGRect(x: 0, y: view.bounds.maxY - 76, width: 393, height: 56))
    let leading = view.layoutGuide(for: .bar(onEdge: NSDirectionalRectEdge.leading, extent: 44))
    #expect(leading.layoutFrame.minX == 0 && leading.layoutFrame.width == 44)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(leading.layoutFrame.maxX == 393)
    #expect(host.takeIssues().isEmpty)
    let several = view.layoutGuide(for: .bar(onEdge: UIRectEdge.all, extent: 10))
    #expect(several.layoutFrame.minY == view.safeAreaInsets.top)
    _ = view.layoutGuide(for: .bar(onEdge: UIRectEdge(), extent: 10))
    _ = view.edgeInsets(for: .bar(onEdge: UIRectEdge.top, extent: .nan))
    #expect(host.takeIssues().count == 3)
  }

  @Test("a bar without a finite extent is an issue, and adds no guide")
  func infiniteBar() {
    let view: UIView = root.view
    for extent in [CGFloat.nan, .infinity] {
      let guide = view.layoutGuide(for: .bar(onEdge: UIRectEdge.top, extent: extent))
      #expect(guide === view.safeAreaLayoutGuide)
    }
    #expect(view.guides.regions.isEmpty)
    #expect(!host.takeIssues().isEmpty)
  }

  @Test("a deallocated view is no longer observed")
  func goneView() {
    var holder: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    holder.map(root.view.addSubview)
    _ = holder?.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    host.settle()
    #expect(!host.regionWatch.isEmpty)
    holder?.removeFromSuperview()
    holder = nil
    root.view.setNeedsLayout()
    host.settle()
    #expect(host.regionWatch.isEmpty)
  }
}
