import SwiftUI
import UIKit

extension GrowthCase {
  /// SwiftUI's containers, and a screen of 60 views next to the same one of UIKit's.
  static var swiftUI: [GrowthCase] {
    let sizes = [125, 250, 500, 1000]
    return [
      GrowthCase(name: "SwiftUI: rows of two texts", sizes: sizes) { count in
        UIHostingController(
          rootView: VStack(spacing: 1) {
            ForEach(0..<count, id: \.self) { row in
              HStack {
                Text("Row")
                Spacer()
                Text("\(row)")
              }
            }
          })
      },
      GrowthCase(name: "SwiftUI: a grid", sizes: sizes) { count in
        UIHostingController(
          rootView: Grid {
            ForEach(0..<count / 4, id: \.self) { _ in
              GridRow {
                ForEach(0..<4, id: \.self) { Color.red.frame(width: 10 + CGFloat($0), height: 4) }
              }
            }
          })
      },
      GrowthCase(name: "SwiftUI: nested frames", sizes: [50, 100, 200, 400]) { depth in
        UIHostingController(rootView: framed(depth))
      },
      GrowthCase(name: "SwiftUI: nested stacks", sizes: [25, 50, 100, 200]) { depth in
        UIHostingController(rootView: stacked(depth))
      },
      GrowthCase(name: "SwiftUI: 60 views", sizes: [60, 120]) { count in
        UIHostingController(
          rootView: VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<count / 2, id: \.self) { row in
              HStack(spacing: 8) {
                Text("Title of row \(row)")
                Color.red.frame(width: 10, height: 10)
              }
            }
          })
      },
      GrowthCase(name: "UIKit: 60 views", sizes: [60, 120]) { UIKitRows($0 / 2) },
    ]
  }

  private static func framed(_ depth: Int) -> AnyView {
    var view = AnyView(Text("Within"))
    for index in 0..<depth {
      view = AnyView(view.frame(maxWidth: 300 + CGFloat(index) / 100, alignment: .leading))
    }
    return view
  }

  private static func stacked(_ depth: Int) -> AnyView {
    var view = AnyView(Text("Within"))
    for index in 0..<depth {
      let inner = view
      view =
        index % 2 == 0
        ? AnyView(
          VStack(spacing: 0) {
            Color.red.frame(height: 1)
            inner
          })
        : AnyView(
          HStack(spacing: 0) {
            Color.blue.frame(width: 1)
            inner
          })
    }
    return view
  }
}

/// The rows of `SwiftUI: 60 views`, in stack views.
private final class UIKitRows: UIViewController {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = (0..<count).map { row in
      let label = UILabel()
      label.text = "Title of row \(row)"
      let square = UIView()
      square.backgroundColor = .red
      square.widthAnchor.constraint(equalToConstant: 10).isActive = true
      square.heightAnchor.constraint(equalToConstant: 10).isActive = true
      let stack = UIStackView(arrangedSubviews: [label, square])
      stack.spacing = 8
      stack.alignment = .center
      return stack
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 2
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
