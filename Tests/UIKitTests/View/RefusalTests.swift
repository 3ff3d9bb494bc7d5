import Devices
import Foundation
import Layers
import Testing
import UIKit

/// What UIKit raises an exception for is an issue of the simulation that shows the view, in UIKit's words.
@MainActor
@Suite struct RefusalTests {
  let host = SimulationHost(device: .iPhoneX, os: "17.0")
  let controller = UIViewController()

  init() { host.setRoot(controller) }

  private func problems() -> [String] { host.takeIssues().map(\.problem) }

  private func view() -> UIView { UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }

  /// One thing that code may do to a view in a window, and words of the resulting exception.
  struct Deed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: String
    let act: @MainActor @Sendable (UIView) -> Void

    init(_ name: String, _ words: String, _ act: @escaping @MainActor @Sendable (UIView) -> Void) {
      testDescription = name
      self.words = words
      self.act = act
    }
  }

  nonisolated static let deeds = [
    Deed("a frame's origin", "CALayer position contains NaN: [nan 4]") { $0.frame.origin.x = .nan },
    Deed("a frame's size", "CALayer bounds contains NaN: [0 0; nan 4]") {
      $0.frame.size.width = .nan
    },
    Deed("an infinite frame", "sublayer with non-finite position [2.5 inf]") {
      $0.frame.origin.y = .infinity
    },
    Deed("bounds", "CALayer bounds contains NaN: [0 nan; 3 4]") { $0.bounds.origin.y = .nan },
    Deed("an infinite size", "sublayer with non-finite bounds [0 0; inf 4]") {
      $0.bounds.size.width = .infinity
    },
    Deed("a centre", "CALayer position contains NaN: [2.5 nan]") { $0.center.y = .nan },
    Deed("a transform", "transform has a number that is not finite") {
      $0.transform = CGAffineTransform(rotationAngle: .nan)
    },
    Deed("a transform in space", "transform has a number that is not finite") {
      $0.transform3D.m43 = .infinity
    },
    Deed("an anchor point", "anchor point has a number that is not finite") {
      $0.anchorPoint.x = .nan
    },
    Deed("alpha", "alpha has a number that is not finite") { $0.alpha = .nan },
    Deed("margins", "layoutMargins has a number that is not finite") {
      $0.layoutMargins.left = .nan
    },
    Deed("a layer's position", "CALayer position contains NaN: [nan 4]") {
      $0.layer.position.x = .nan
    },
    Deed("a layer's bounds", "CALayer bounds contains NaN: [0 0; 3 nan]") {
      $0.layer.bounds.size.height = .nan
    },
    Deed("a layer's frame", "CALayer bounds contains NaN: [0 0; nan nan]") {
      $0.layer.frame = CGRect(x: CGFloat.nan, y: 0, width: .nan, height: .nan)
    },
    Deed("a layer's transform", "transform has a number that is not finite") {
      $0.layer.transform.m11 = .nan
    },
    Deed("a sublayer's position", "CALayer position contains NaN: [0 nan]") {
      let outer = CALayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.position.y = .nan
      $0.layer.addSublayer(outer)
    },
    Deed("a mask's bounds", "CALayer bounds contains NaN") {
      let mask = CALayer()
      mask.bounds.size.width = .nan
      $0.layer.mask = mask
    },
    Deed("a ring of layers", "layer <CALayer> is a part of cycle in its layer tree") {
      let outer = CALayer()
      let inner = CALayer()
      $0.layer.addSublayer(outer)
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    },
    Deed("itself", "Can't add self as subview") { $0.addSubview($0) },
    Deed("an ancestor", "is a part of cycle in its layer tree") { $0.addSubview($0.superview!) },
    Deed("a stranger beside it", "is not a subview of it") {
      $0.insertSubview(UIView(), aboveSubview: UIView())
    },
    Deed("a constraint's constant", "Constant is not finite! That's illegal. constant:nan") {
      $0.widthAnchor.constraint(equalToConstant: 1).constant = .nan
    },
    Deed("a new constraint's constant", "Constant is not finite! That's illegal. constant:inf") {
      _ = $0.widthAnchor.constraint(equalToConstant: .infinity)
    },
    Deed("a multiplier", "Multiplier is not finite! That's illegal. multiplier:nan") {
      _ = $0.widthAnchor.constraint(equalTo: $0.heightAnchor, multiplier: .nan)
    },
    Deed("a priority", "It's illegal to set priority:1001") {
      $0.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    },
    Deed("a content's priority", "It's illegal to set priority:-1. A content priority must be") {
      $0.setContentHuggingPriority(UILayoutPriority(-1), for: .vertical)
    },
    Deed("a priority that is no number", "It's illegal to set priority:") {
      $0.setContentHuggingPriority(UILayoutPriority(.nan), for: .vertical)
    },
    Deed("a stranger's constraint", "because they have no common ancestor.") {
      $0.leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
    },
    Deed("a stack's spacing", "Constant is not finite! That's illegal. constant:nan") {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.spacing = .nan
      $0.addSubview(stack)
      stack.layoutIfNeeded()
    },
    Deed("an arranged view's index", "Index 3 out of bounds for arranged subview") {
      let stack = UIStackView()
      $0.addSubview(stack)
      stack.insertArrangedSubview(UIView(), at: 3)
    },
  ]

  @Test("a view in a window reports what UIKit would reject, and stays unchanged", arguments: deeds)
  func inAWindow(deed: Deed) throws {
    let view = view()
    controller.view.addSubview(view)
    _ = host.takeIssues()
    deed.act(view)
    #expect(problems().contains { $0.contains(deed.words) }, "\(deed.words)")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    host.settle()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.position == CGPoint(x: 2.5, y: 4))
  }

  @Test(
    "values rejected before a simulator existed are reported to each one that shows the view",
    arguments: deeds)
  func beforeTheSimulator(deed: Deed) {
    host.becomeCurrent()
    let above = UIView()
    let view = view()
    above.addSubview(view)
    deed.act(view)
    _ = host.takeIssues()
    for _ in 1...2 {
      let later = SimulationHost(device: .iPhone8, os: "12.0")
      let screen = UIViewController()
      later.setRoot(screen)
      #expect(later.issues.isEmpty)
      screen.view.addSubview(above)
      #expect(
        later.takeIssues().contains { $0.problem.contains(deed.words) && !$0.isLogged },
        "\(deed.words)")
    }
    #expect(host.issues.isEmpty, "the one that was current before has nothing to do with it")
  }

  @Test("a controller without a view keeps its rejected values for the one that shows it")
  func controllers() {
    let parent = UIViewController()
    parent.addChild(parent)
    #expect(parent.parent == nil)
    #expect(parent.children.isEmpty)
    let child = UIViewController()
    parent.addChild(child)
    child.addChild(parent)
    #expect(child.children.isEmpty)
    _ = host.takeIssues()
    let later = SimulationHost(device: .iPhone8, os: "12.0")
    later.setRoot(parent)
    #expect(
      later.takeIssues().contains {
        $0.problem == "A view controller can't be added as a child of itself."
      })
    parent.view.addSubview(child.view)
    #expect(later.takeIssues().contains { $0.problem.contains("its own descendant") })
  }

  @Test func issuesOfAnEarlierSimulationAreTakenOverOnce() {
    host.report(SimulationIssue(where: "a", what: "b", advice: "c"))
    host.report(SimulationIssue(where: "a", what: "logged", advice: "c", isLogged: true))
    let later = SimulationHost(device: .iPhone8, os: "12.0")
    later.adoptIssues(of: host)
    #expect(later.takeIssues().map(\.problem) == ["b"])
    later.adoptIssues(of: host)
    later.adoptIssues(of: later)
    #expect(later.issues.isEmpty)
  }

  // MARK: Scrolling

  @Test func scrolledContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    view.contentSize.width = .nan
    #expect(problems().first?.contains("contentSize") == true)
    view.contentOffset.y = .nan
    #expect(problems().first?.contains("CALayer bounds contains NaN: [0 nan; 10 10]") == true)
    view.contentInset.top = .infinity
    #expect(problems().first?.contains("contentInset") == true)
    #expect(view.contentSize == .zero)
    #expect(view.contentOffset == .zero)
    #expect(view.contentInset == .zero)
  }

  final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    var sections = 1
    var rows = 1
    var row: CGFloat = 44
    var header: CGFloat = 20
    var footer: CGFloat = 20

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }
    func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat { header }
    func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat { footer }
    func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
  }

  @Test(
    "invalid table counts",
    arguments: [
      ("sections", -1, "The number of sections is -1."),
      ("rows", -2, "The number of rows in section 0 is -2."),
      ("rows", .infinity, "There are more than"),
      ("row", -0.01, "provided height for index path (<NSIndexPath> {length = 2, path = 0 - 0})"),
      ("row", -0.01, "table view row height must not be negative"),
      ("row", .nan, "CALayerInvalidGeometry: table view row height must be finite"),
      ("row", .infinity, "table view row height must be finite"),
      ("header", -3, "section header height must not be negative"),
      ("header", -3, "provided height for section 0 is -3.000000"),
      ("footer", -3, "section footer height must not be negative"),
      ("footer", .nan, "section footer height must be finite"),
      ("rowHeight", -7, "table view row height must not be negative"),
      ("rowHeight", .nan, "table view row height must be finite"),
    ] as [(String, Double, String)])
  func tables(what: String, number: Double, words: String) {
    let table = UITableView(frame: controller.view.bounds, style: .plain)
    let numbers = Numbers()
    switch what {
    case "sections": numbers.sections = Int(number)
    case "rows":
      numbers.sections = 2
      numbers.rows = number.isFinite ? Int(number) : 9_000_000
    case "row": numbers.row = number
    case "header": numbers.header = number
    case "footer": numbers.footer = number
    default: table.rowHeight = number
    }
    table.dataSource = numbers
    if ["row", "header", "footer"].contains(what) { table.delegate = numbers }
    controller.view.addSubview(table)
    host.settle()
    let found = problems()
    #expect(found.contains { $0.contains(words) }, "\(found)")
    #expect(table.contentSize.height.isFinite)
    #expect(table.contentSize.height >= 0)
  }

  @Test func aCollectionsNumbersThatCantBe() {
    host.becomeCurrent()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let numbers = Numbers()
    numbers.rows = -1
    view.dataSource = numbers
    _ = host.takeIssues()
    view.layoutIfNeeded()
    #expect(problems() == ["The number of items in section 0 is -1."])
    // Laid out before it is shown, and shown later.
    controller.view.addSubview(view)
    #expect(problems() == ["The number of items in section 0 is -1."])
    numbers.rows = 1
    layout.itemSize.width = -4
    view.reloadData()
    host.settle()
    #expect(problems().contains { $0.contains("negative sizes are not supported") })
    numbers.rows = 3
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(problems().contains { $0.contains("nvalid update: invalid number of items") })
  }

  // MARK: Threads

  /// Runs code on a separate thread, as unannotated Swift 5 code may.
  private func elsewhere(_ view: UIView, _ body: @escaping @Sendable (Unchecked) -> Void) {
    let passed = Unchecked(view: view)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body(passed)
      done.signal()
    }
    done.wait()
  }

  struct Unchecked: @unchecked Sendable {
    let view: UIView

    /// Calls main actor code without being on the main actor.
    func call(_ body: @MainActor (UIView) -> Void) {
      withoutActuallyEscaping(body) {
        unsafeBitCast($0, to: ((UIView) -> Void).self)(view)
      }
    }
  }

  @Test("views used off the main thread stay unchanged, and report it")
  func otherThreads() {
    let view = view()
    controller.view.addSubview(view)
    host.settle()
    elsewhere(view) { passed in
      passed.call { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
      passed.call { $0.addSubview($0) }
      passed.call { $0.setNeedsLayout() }
      passed.call { $0.isHidden = true }
    }
    #expect(host.issues.isEmpty)
    host.noticeUsesOffMainThread()
    let found = problems()
    #expect(
      found
        == ["setFrame:", "setHidden:", "addSubview:", "setNeedsLayout"].map {
          "UI API called from background thread: -[UIView \($0)] must be used from main thread only"
        })
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!view.isHidden)
    host.noticeUsesOffMainThread()
    #expect(host.issues.isEmpty, "reported once")
  }

  @Test func aViewThatIsMadeOffTheMainThreadSaysSo() throws {
    final class Box: @unchecked Sendable { var view: UIView? }
    let made = Box()
    elsewhere(view()) { passed in
      passed.call { _ in
        made.view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    let view = try #require(made.view)
    controller.view.addSubview(view)
    host.noticeUsesOffMainThread()
    #expect(problems().contains { $0.contains("-[UIView initWithFrame:] must be used from main") })
  }
}
