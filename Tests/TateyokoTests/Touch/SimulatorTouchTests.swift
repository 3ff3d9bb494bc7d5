import Foundation
import Testing
import UIKit

@testable import Tateyoko

@Suite("Touching elements on the screen by name")
@MainActor
struct SimulatorTouchTests {
  private final class Screen: UIViewController {
    let button = UIButton(type: .system)
    let field = UITextField()
    let label = UILabel()
    var taps = 0
    var keys: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.setTitle("Continue", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      field.placeholder = "Name"
      field.accessibilityIdentifier = "name"
      field.frame = CGRect(x: 20, y: 160, width: 200, height: 34)
      label.text = "Hello"
      label.frame = CGRect(x: 20, y: 220, width: 200, height: 20)
      for part in [button, field, label] as [UIView] { view.addSubview(part) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys.append(presses.first?.key?.charactersIgnoringModifiers ?? "")
    }
  }

  private let simulator = Simulator(.iPhone15, os: "26.1")
  private let screen = Screen()

  init() { simulator.launch(screen) }

  @Test func aNameIsAnIdentifierOrATextAndAViewOrAPointWillDo() throws {
    try simulator.tap("Continue")
    try simulator.tap(screen.button)
    try simulator.tap(at: CGPoint(x: 40, y: 120))
    #expect(screen.taps == 3)
    try simulator.doubleTap("Continue")
    #expect(screen.taps == 5)
    try simulator.type("Ada", into: "name")
    #expect(screen.field.text == "Ada")
    #expect(screen.field.isFirstResponder)
    #expect(simulator.keyboardFrame?.height == 335)
    try simulator.type(" L.")
    #expect(screen.field.text == "Ada L.")
    try simulator.clear("name")
    #expect(screen.field.text == "")
    simulator.dismissKeyboard()
    #expect(simulator.keyboardFrame == nil)
  }

  @Test func fingersAreCountedAndTimeStandsStillUnderThem() throws {
    var presses = 0
    final class Target: NSObject {
      var act: (() -> Void)?
      static let selector = Selector("press") { target, _ in (target as? Target)?.act?() }
    }
    let target = Target()
    target.act = { presses += 1 }
    let press = UILongPressGestureRecognizer(target: target, action: Target.selector)
    screen.view.addGestureRecognizer(press)
    try simulator.putDown(finger: 0, on: CGPoint(x: 100, y: 500))
    try simulator.putDown(finger: 1, on: CGPoint(x: 200, y: 500))
    #expect(presses == 0)
    #expect(throws: TouchError.self) {
      try simulator.putDown(finger: 1, on: CGPoint(x: 100, y: 500))
    }
    simulator.lift(finger: 0)
    simulator.lift(finger: 1)
    #expect(simulator.host.issues.isEmpty)
    simulator.lift(finger: 1)
    #expect(simulator.host.takeIssues().map(\.problem) == ["This finger is not on the screen."])
  }

  @Test func aControlThatTakesNoTouchesIsCovered() throws {
    screen.button.isUserInteractionEnabled = false
    let error = #expect(throws: TouchError.self) { try simulator.tap("Continue") }
    guard case .covered = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    // A label leaves its touches to its superviews.
    try simulator.tap("Hello")
    let outside = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 20))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    outside.addSubview(inner)
    screen.view.addSubview(outside)
    #expect(throws: TouchError.self) { try simulator.tap(inner) }
  }

  @Test func aRowThatIsMissingIsNotScrolledTo() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows()
    simulator.launch(rows)
    try simulator.scroll(rows.tableView, to: .row(IndexPath(row: 2, section: 0)))
    let error = #expect(throws: TouchError.self) {
      try simulator.scroll(rows.tableView, to: .row(IndexPath(row: 3, section: 0)))
    }
    #expect(error?.reason == .noSuchRow)
  }

  @Test func errorsSayWhatStandsInTheWay() throws {
    func reason(_ body: () throws -> Void) -> TouchError.Reason? {
      do {
        try body()
        return nil
      } catch {
        return (error as? TouchError)?.reason
      }
    }
    #expect(reason { try simulator.tap("Continu") } == .unknownName(near: ["Continue"]))
    let error = #expect(throws: TouchError.self) { try simulator.tap("Continu") }
    #expect(
      error?.description
        == "tap(\"Continu\"): nothing on the screen has this identifier, label or text. "
        + "Similar ones are: “Continue”.")
    let twin = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
    twin.text = "Hello"
    screen.view.addSubview(twin)
    if case .ambiguous(let views)? = reason({ try simulator.tap("Hello") }) {
      #expect(views.count == 2)
    } else {
      Issue.record("two labels have one name")
    }
    twin.isHidden = true
    #expect(reason { try simulator.tap("Hello") } == nil)
    let cover = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 60))
    cover.accessibilityIdentifier = "cover"
    screen.view.addSubview(cover)
    #expect(
      reason { try simulator.tap("Continue") }
        == .covered(by: "UIView “cover” at (0.0, 90.0), 393.0 × 60.0"))
    cover.isUserInteractionEnabled = false
    #expect(reason { try simulator.tap("Continue") } == nil)
    screen.button.frame.origin.y = 2000
    #expect(reason { try simulator.tap("Continue") } == .outOfSight)
    #expect(reason { try simulator.type("a") } == .notTyping)
    #expect(reason { try simulator.pullToRefresh() } == .nothingToRefresh)
    #expect(reason { try simulator.scroll("Hello", to: .bottom) } == .notScrollable)
  }

  @Test func keysGoToCommandsThenToRespondersThenToText() throws {
    simulator.press(.escape)
    #expect(screen.keys == [UIKeyCommand.inputEscape])
    try simulator.tap("name")
    simulator.press(.character("a"))
    simulator.press(.character("b"), modifiers: .shift)
    #expect(screen.field.text == "aB")
    simulator.press(.delete)
    #expect(screen.field.text == "a")
    simulator.press(.character("c"), modifiers: .command)
    #expect(screen.field.text == "a")
  }

  private final class Long: UITableViewController {
    var chosen: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test func scrollingReachesEndsOffsetsRowsAndNames() throws {
    let list = Long()
    simulator.launch(list)
    let low = list.tableView.contentOffset.y
    try simulator.scroll(list.tableView, to: .bottom)
    let inset = list.tableView.adjustedContentInset.bottom
    #expect(
      abs(
        list.tableView.contentOffset.y
          - (list.tableView.contentSize.height + inset - list.tableView.bounds.height)) <= 0.5)
    try simulator.scroll(list.tableView, to: .top)
    #expect(abs(list.tableView.contentOffset.y - low) <= 0.5)
    try simulator.scroll(list.tableView, to: .offset(CGPoint(x: 0, y: 777)))
    #expect(abs(list.tableView.contentOffset.y - 777) <= 0.5)
    try simulator.scroll(list.tableView, to: .element("Row 60"))
    try simulator.tap("Row 60")
    #expect(list.chosen == [60])
    simulator.tapStatusBar()
    #expect(list.tableView.contentOffset.y == low)
  }

  @Test func aRefreshIsPulledAndASwipeIsRecognized() throws {
    let list = Long()
    let control = UIRefreshControl()
    list.refreshControl = control
    simulator.launch(list)
    try simulator.pullToRefresh()
    #expect(control.isRefreshing)
    control.endRefreshing()
    try simulator.swipe(.up)
    #expect(list.tableView.contentOffset.y > 200)
  }

  @Test func pinchAndRotationReachTheirRecognizers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    let pinch = UIPinchGestureRecognizer()
    let turn = UIRotationGestureRecognizer()
    view.addGestureRecognizer(pinch)
    screen.view.addSubview(view)
    try simulator.pinch(view, scale: 2)
    #expect(abs(pinch.scale - 120.0 / 68) < 0.01)
    view.removeGestureRecognizer(pinch)
    view.addGestureRecognizer(turn)
    try simulator.rotate(view, by: .pi / 4)
    #expect(abs(turn.rotation - 40 * .pi / 180) < 0.01)
  }

  @Test func aPinchZoomsAPhotoByNameAndADoubleTapGoesOn() throws {
    final class Photo: UIViewController, UIScrollViewDelegate {
      let scroll = UIScrollView()
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.contentSize = photo.bounds.size
        scroll.maximumZoomScale = 3
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        photo.accessibilityIdentifier = "photo"
        scroll.addSubview(photo)
        view.addSubview(scroll)
      }
    }
    let photo = Photo()
    simulator.launch(photo)
    try simulator.pinch("photo", scale: 2)
    #expect(abs(photo.scroll.zoomScale - 120.0 / 68) < 1e-6)
    #expect(photo.scroll.contentSize.width == 393 * photo.scroll.zoomScale)
    try simulator.pinch("photo", scale: 9)
    #expect(photo.scroll.zoomScale == 3)
    try simulator.pinch("photo", scale: 0.2)
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.scroll.contentOffset == .zero)
  }

  @Test func theBackButtonIsTappedByItsName() throws {
    let root = UIViewController()
    root.title = "Letters"
    let stack = UINavigationController(rootViewController: root)
    simulator.launch(stack)
    stack.pushViewController(UIViewController(), animated: true)
    try simulator.tap("Back")
    #expect(stack.viewControllers.count == 1)
    stack.pushViewController(UIViewController(), animated: true)
    try simulator.tap("BackButton")
    #expect(stack.viewControllers.count == 1)
  }

  @Test func commandZTakesTypingBack() throws {
    try simulator.type("Ada", into: "name")
    try simulator.type(" L.")
    simulator.press(.character("z"), modifiers: .command)
    #expect(screen.field.text == "")
    simulator.press(.character("z"), modifiers: [.command, .shift])
    #expect(screen.field.text == "Ada L.")
  }

  @Test func aFingerMayRestWhileAPictureIsTaken() throws {
    try simulator.putDown(on: "Continue")
    #expect(screen.button.isHighlighted)
    _ = try simulator.capture()
    #expect(screen.button.isHighlighted)
    simulator.move(to: CGPoint(x: 300, y: 700))
    #expect(!screen.button.isHighlighted)
    simulator.lift()
    #expect(screen.taps == 0)
  }

  @Test func theKeyboardIsInThePictureAndInTheTree() throws {
    let before = try PictureRenderer.main.capture(simulator.source()).digest
    try simulator.tap("name")
    #expect(try PictureRenderer.main.capture(simulator.source()).digest != before)
    #expect(simulator.tree.description.contains("UIKeyboardView"))
    simulator.dismissKeyboard()
    #expect(!simulator.tree.description.contains("UIKeyboardView"))
  }

  @Test func typingScrollsToAFieldThatTheKeyboardCovers() throws {
    final class Form: UIViewController {
      let scroll = UIScrollView()
      let first = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
      let last = UITextField(frame: CGRect(x: 20, y: 650, width: 200, height: 34))
      let note = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.contentSize = CGSize(width: 393, height: 1400)
        view.addSubview(scroll)
        note.text = "one two"
        for part in [first, last, note] as [UIView] { scroll.addSubview(part) }
        first.accessibilityIdentifier = "first"
        last.accessibilityIdentifier = "last"
        note.accessibilityIdentifier = "note"
      }
    }
    let form = Form()
    simulator.launch(form)
    try simulator.type("a", into: "first")
    try simulator.type("b", into: "last")
    #expect(form.last.text == "b" && form.last.isFirstResponder)
    let frame = form.last.convert(form.last.bounds, to: nil)
    #expect(frame.maxY < simulator.keyboardFrame?.minY ?? 0)
    // Typing in a text view continues at its end, no matter which position was touched.
    try simulator.type(" three", into: "note")
    #expect(form.note.text == "one two three")
    form.scroll.isScrollEnabled = false
    form.scroll.contentOffset = .zero
    #expect {
      try simulator.type("c", into: "last")
    } throws: { error in
      if case .covered = (error as? TouchError)?.reason { true } else { false }
    }
  }
}
