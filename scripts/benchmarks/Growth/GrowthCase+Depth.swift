import UIKit

extension GrowthCase {
  /// Views within views, and screens with many of them that are turned.
  static var depths: [GrowthCase] {
    let depths = [100, 200, 400, 800]
    return [
      GrowthCase(name: "nested views", sizes: depths) { count in
        nested(count) { UIView(frame: $0.insetBy(dx: 0.1, dy: 0.1)) }
      },
      GrowthCase(name: "nested views that resize", sizes: depths) { count in
        nested(count) {
          let view = UIView(frame: $0)
          view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          return view
        }
      } edit: { _, simulator in
        simulator.rotate(to: .landscapeLeft)
      },
      GrowthCase(name: "nested views under constraints", sizes: [50, 100, 200, 400]) {
        constrained($0)
      },
      GrowthCase(name: "nested views under constraints, turned", sizes: [50, 100, 200, 400]) {
        constrained($0)
      } edit: { _, simulator in
        simulator.rotate(to: .landscapeLeft)
      },
      GrowthCase(name: "nested stacks", sizes: [25, 50, 100, 200]) { count in
        BuiltScreen { screen in
          var content: UIView = UILabel()
          (content as? UILabel)?.text = "Within"
          for index in 0..<count {
            let label = UILabel()
            label.text = "\(index)"
            let stack = UIStackView(arrangedSubviews: [label, content])
            stack.axis = index % 2 == 0 ? .vertical : .horizontal
            content = stack
          }
          content.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
          screen.view.addSubview(content)
        }
      },
      GrowthCase(name: "nested controllers", sizes: [25, 50, 100, 200]) { count in
        BuiltScreen { screen in
          var parent = screen
          for _ in 0..<count {
            let child = UIViewController()
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parent = child
          }
        }
      },
      GrowthCase(name: "siblings", sizes: [1000, 2000, 4000]) { count in
        BuiltScreen { screen in
          for index in 0..<count {
            screen.view.addSubview(
              UIView(frame: CGRect(x: index % 300, y: index / 300, width: 9, height: 9)))
          }
        }
      },
      GrowthCase(name: "a column of labels, turned", sizes: [50, 100, 200, 400]) { count in
        BuiltScreen { screen in
          var above = screen.view.topAnchor
          for index in 0..<count {
            let label = UILabel()
            label.text = "A row with the number \(index)"
            label.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(label)
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: above, constant: 2),
              label.leadingAnchor.constraint(
                equalTo: screen.view.safeAreaLayoutGuide.leadingAnchor),
              label.trailingAnchor.constraint(
                equalTo: screen.view.safeAreaLayoutGuide.trailingAnchor),
            ])
            above = label.bottomAnchor
          }
        }
      } edit: { _, simulator in
        simulator.rotate(to: .landscapeLeft)
      },
    ]
  }

  private static func nested(_ count: Int, _ make: @escaping (CGRect) -> UIView) -> UIViewController
  {
    BuiltScreen { screen in
      var parent: UIView = screen.view
      for _ in 0..<count {
        let view = make(parent.bounds)
        parent.addSubview(view)
        parent = view
      }
    }
  }

  private static func constrained(_ count: Int) -> UIViewController {
    BuiltScreen { screen in
      var parent: UIView = screen.view
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 0.25),
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 0.25),
          view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -0.25),
          view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -0.25),
        ])
        parent = view
      }
    }
  }
}

/// A screen whose views are made as it loads, so that making them is measured, too.
final class BuiltScreen: UIViewController {
  private let build: (UIViewController) -> Void

  init(_ build: @escaping (UIViewController) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(self)
  }
}
