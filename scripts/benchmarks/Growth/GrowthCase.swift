import Foundation
import Tateyoko
import UIKit

/// A layout that can be made in any size.
@MainActor
struct GrowthCase {
  var name: String
  var sizes: [Int]
  /// Sizes at which frames are compared.
  var checkedSizes = [1, 2, 3, 7, 20, 50]
  /// Makes the screen of a size.
  var make: (Int) -> UIViewController
  /// What is measured beyond the first layout, instead of it.
  var edit: ((UIViewController, Simulator) -> Void)?

  /// Lays a screen of a size out, and returns the seconds that it took this thread.
  func run(_ size: Int) -> Double { lay(size).time }

  /// A digest of all frames of a size, and what was reported.
  func frames(_ size: Int) -> String {
    let (_, simulator, screen) = lay(size)
    var hash: UInt64 = 14_695_981_039_346_656_037
    func take(_ view: UIView) {
      let frame = view.frame
      for value in [frame.minX, frame.minY, frame.width, frame.height] {
        let rounded = Int64((Double(value) * 3).rounded())
        hash = (hash ^ UInt64(bitPattern: rounded)) &* 1_099_511_628_211
      }
      view.subviews.forEach(take)
    }
    take(screen.view)
    _ = simulator
    return String(hash, radix: 16)
  }

  private func lay(_ size: Int) -> (time: Double, simulator: Simulator, screen: UIViewController) {
    let simulator = Simulator(.iPhone15Pro)
    let screen = make(size)
    var time = Self.seconds { simulator.launch(screen) }
    if let edit { time = Self.seconds { edit(screen, simulator) } }
    return (time, simulator, screen)
  }

  static func seconds(_ body: () -> Void) -> Double {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    body()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }
}

extension GrowthCase {
  /// In the order in which they are printed.
  static let all: [GrowthCase] =
    stacks + others + chains + texts + depths + lookups + swiftUI

  /// Look-ups of an image of a catalog that is in use already: milliseconds for a thousand are
  /// microseconds for one.
  private static var lookups: [GrowthCase] {
    [
      GrowthCase(name: "UIImage(named:), warm", sizes: [1000, 2000, 4000]) {
        LookupScreen($0)
      } edit: { screen, simulator in
        simulator.perform { (screen as? LookupScreen)?.look() }
      }
    ]
  }

  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  /// A column of labels pinned to the screen's four sides: more of them than it has room for, or
  /// fewer points of labels than of screen.
  private static var stacks: [GrowthCase] {
    distributions.flatMap { name, distribution in
      [
        GrowthCase(name: "stack \(name), overfull", sizes: [250, 500, 1000]) { count in
          screen { stack(labels(count), distribution) }
        },
        GrowthCase(name: "stack \(name), roomy", sizes: [250, 500, 1000]) { count in
          screen {
            let views = (0..<count).map { SizedView(20 + CGFloat($0 % 7), 300 / CGFloat(count)) }
            return stack(views, distribution)
          }
        },
      ]
    }
  }

  private static var others: [GrowthCase] {
    [
      GrowthCase(
        name: "hiding one by one", sizes: [125, 250, 500], checkedSizes: [2, 7, 20, 50],
        make: { count in screen { stack(labels(count), .fill) } },
        edit: { screen, _ in
          let stack = screen.view.subviews.first as? UIStackView
          for view in stack?.arrangedSubviews.dropLast() ?? [] {
            view.isHidden = true
            screen.view.layoutIfNeeded()
          }
        }),
      GrowthCase(
        name: "showing one by one", sizes: [125, 250, 500], checkedSizes: [2, 7, 20, 50],
        make: { count in
          screen {
            let views = labels(count)
            for view in views { view.isHidden = true }
            return stack(views, .fill)
          }
        },
        edit: { screen, _ in
          let stack = screen.view.subviews.first as? UIStackView
          for view in stack?.arrangedSubviews ?? [] {
            view.isHidden = false
            screen.view.layoutIfNeeded()
          }
        }),
      GrowthCase(name: "equal widths", sizes: [250, 500, 1000]) { count in
        let screen = UIViewController()
        var above: UIView?
        for _ in 0..<count {
          let view = SizedView(40, 10)
          view.translatesAutoresizingMaskIntoConstraints = false
          screen.view.addSubview(view)
          view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
          let start = above?.trailingAnchor ?? screen.view.leadingAnchor
          view.leadingAnchor.constraint(equalTo: start, constant: 0.1).isActive = true
          if let above { view.widthAnchor.constraint(equalTo: above.widthAnchor).isActive = true }
          above = view
        }
        above?.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor).isActive = true
        return screen
      },
      GrowthCase(
        name: "grid of n × n, by cells", sizes: [100, 400, 900], checkedSizes: [4, 25, 100]
      ) { cells in
        let side = Int(Double(cells).squareRoot().rounded())
        return screen {
          let rows = (0..<side).map { row in
            stack(
              (0..<side).map { SizedView(30, 20 + CGFloat(($0 + row) % 5)) }, .fillEqually,
              .horizontal)
          }
          return stack(rows, .fillEqually)
        }
      },
    ]
  }

  /// Columns in which each view keeps at least a distance from the one above, laid out and turned.
  private static var chains: [GrowthCase] {
    [
      chain("inequalities in a chain, turned") { _, _ in },
      chain("inequalities and wishes, turned") { view, above in
        guard let above else { return }
        let gap = view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 1)
        gap.priority = .defaultLow
        gap.isActive = true
      },
      chain("inequalities across, turned", isHorizontal: true) { view, above in
        guard let above else { return }
        view.widthAnchor.constraint(lessThanOrEqualTo: above.widthAnchor, constant: 4).isActive =
          true
        let width = view.widthAnchor.constraint(equalToConstant: 9)
        width.priority = .defaultHigh
        width.isActive = true
      },
    ]
  }

  private static func chain(
    _ name: String, isHorizontal: Bool = false, _ constrain: @escaping (UIView, UIView?) -> Void
  ) -> GrowthCase {
    GrowthCase(
      name: name, sizes: [250, 500, 1000],
      make: { count in
        let screen = UIViewController()
        var above: UIView?
        for index in 0..<count {
          let view = SizedView(40, 20 + CGFloat(index % 3))
          view.translatesAutoresizingMaskIntoConstraints = false
          screen.view.addSubview(view)
          let sides: [NSLayoutConstraint] =
            isHorizontal
            ? [
              view.topAnchor.constraint(equalTo: screen.view.topAnchor),
              view.leadingAnchor.constraint(
                greaterThanOrEqualTo: above?.trailingAnchor ?? screen.view.leadingAnchor,
                constant: 0.25),
              view.trailingAnchor.constraint(lessThanOrEqualTo: screen.view.trailingAnchor),
            ]
            : [
              view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
              view.topAnchor.constraint(
                greaterThanOrEqualTo: above?.bottomAnchor ?? screen.view.topAnchor, constant: 0.25),
              view.trailingAnchor.constraint(lessThanOrEqualTo: screen.view.trailingAnchor),
            ]
          NSLayoutConstraint.activate(sides)
          constrain(view, above)
          above = view
        }
        above?.bottomAnchor.constraint(lessThanOrEqualTo: screen.view.bottomAnchor).isActive = true
        return screen
      },
      edit: { _, simulator in simulator.rotate(to: .landscapeLeft) })
  }

  // MARK: Parts

  static func screen(_ content: () -> UIView) -> UIViewController {
    let screen = UIViewController()
    let content = content()
    content.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: screen.view.topAnchor),
      content.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    return screen
  }

  private static func stack(
    _ views: [UIView], _ distribution: UIStackView.Distribution,
    _ axis: NSLayoutConstraint.Axis = .vertical
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    return stack
  }

  private static func labels(_ count: Int) -> [UIView] {
    (0..<count).map { index in
      let label = UILabel()
      label.text = "Row \(index)"
      return label
    }
  }
}

/// A view with a natural size.
private final class SizedView: UIView {
  private let natural: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}
