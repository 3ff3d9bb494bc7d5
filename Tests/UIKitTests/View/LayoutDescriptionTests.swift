import LayoutTrees
import Testing
import UIKit

/// Every property that a view contributes is in the table, at its position and with its kind.
@MainActor
@Suite struct LayoutDescriptionTests {
  private func views() -> [UIView] {
    let label = UILabel()
    label.text = "Ag"
    label.numberOfLines = 0
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    let image = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
    let scroll = UIScrollView()
    scroll.contentInset.top = 3
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.clipsToBounds = false
    scroll.contentOffset.y = 2
    let table = UITableView()
    table.rowHeight = 50
    let plain = UIView()
    plain.isHidden = true
    plain.alpha = 0.5
    plain.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    plain.backgroundColor = .red
    plain.tintColor = .green
    plain.clipsToBounds = true
    plain.layer.cornerRadius = 2
    plain.layer.borderWidth = 1
    plain.layer.shadowOpacity = 0.5
    plain.preservesSuperviewLayoutMargins = true
    plain.insetsLayoutMarginsFromSafeArea = false
    return [
      label, button, image, UIImageView(image: UIImage(systemName: "plus")), scroll, table, plain,
      UIStackView(arrangedSubviews: [UIView()]),
      UISwitch(), UIProgressView(), UIPageControl(), UITextField(),
      UISegmentedControl(items: ["a", "b"]), UIActivityIndicatorView(style: .medium),
      UISlider(), UIStepper(), UIPickerView(), UIDatePicker(),
      UINavigationBar(), UIToolbar(), UITabBar(),
      UITableViewCell(style: .subtitle, reuseIdentifier: nil),
    ]
  }

  private func shown() -> LayoutTree {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 5
    let view: UIView = controller.view
    for part in views() {
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
      ])
    }
    host.setRoot(controller)
    return host.layoutTree()
  }

  @Test func everyPropertyStandsInTheTable() {
    let tree = shown()
    var told: Set<LayoutProperty> = []
    func check(_ list: [LayoutAttribute], _ group: LayoutProperty.Group, _ view: String) {
      for attribute in list {
        let isConstraint = LayoutConstraint(name: attribute.name) != nil
        if group == .input, isConstraint { continue }
        let name = group == .screen ? "screen.\(attribute.name)" : attribute.name
        guard let property = LayoutProperty(rawValue: name) else {
          Issue.record("\(view) contributes \(name), which LayoutProperty does not have.")
          continue
        }
        #expect(property.group == group, "\(property) of \(view)")
        #expect(property.kind == attribute.value.kind, "\(property) of \(view)")
        told.insert(property)
      }
    }
    func check(_ node: LayoutNode) {
      check(node.attributes, .measurement, node.className)
      check(node.inputs, .input, node.className)
      check(node.guides, .guide, node.className)
      node.children.forEach(check)
    }
    check(tree.screen, .screen, "the screen")
    check(tree.root)
    // Properties that no view contributes any more don't exist either. An image's size is the harness's,
    // guides depend on what was drawn, and trees themselves omit views that are nested too deep. Names of
    // images, texts and outlets come from bundles and nibs; arguments are SwiftUI's.
    let fromElsewhere: Set<LayoutProperty> = [
      .className, .size, .omitsSubviews, .imageName, .textKey, .outlet, .width, .height, .minWidth,
      .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight, .padding, .x, .y,
      .horizontalSpacing, .verticalSpacing, .minLength, .layoutPriority, .aspectRatio,
    ]
    let missing = Set(LayoutProperty.allCases.filter { $0.group != .guide })
      .subtracting(told).subtracting(fromElsewhere)
    #expect(missing.isEmpty, "\(missing.map(\.rawValue).sorted())")
  }
}
