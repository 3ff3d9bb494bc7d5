import Testing
import UIKit

/// A layout's requests to its own view are cleared when it returns; requests from others are carried out (252
/// recorded pictures of a view that replaces its subviews in each layout).
@MainActor
@Suite struct OwnMarksTests {
  enum Place: CaseIterable {
    case view, viewWillLayout, viewDidLayout
  }

  final class Acting: UIView {
    var runs = 0
    var act: (UIView) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      runs += 1
      act(self)
    }
  }

  final class Screen: UIViewController {
    let acting = Acting()
    var willAct: (UIView) -> Void = { _ in }
    var didAct: (UIView) -> Void = { _ in }
    override func loadView() { view = acting }
    override func viewWillLayoutSubviews() { willAct(view) }
    override func viewDidLayoutSubviews() { didAct(view) }
  }

  final class Counting: UIView {
    var runs = 0
    override func layoutSubviews() { runs += 1 }
  }

  private func host() -> SimulationHost { SimulationHost(device: .iPhone15, os: "17.0") }

  private static func label(in view: UIView) -> UILabel {
    (view.subviews.first { $0 is UILabel } as? UILabel)
      ?? {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.addSubview(label)
        return label
      }()
  }

  private static func button(in view: UIView) -> UIButton {
    (view.subviews.first { $0 is UIButton } as? UIButton)
      ?? {
        let button = UIButton(type: .system)
        view.addSubview(button)
        return button
      }()
  }

  private static let acts: [(name: String, act: (UIView) -> Void)] = [
    ("add", { $0.addSubview(Counting()) }),
    (
      "replace",
      { view in
        for old in view.subviews { old.removeFromSuperview() }
        for _ in 0..<3 { view.addSubview(Counting()) }
      }
    ),
    (
      "put back",
      { view in
        if view.subviews.isEmpty { view.addSubview(Counting()) }
        let all = view.subviews
        for one in all { one.removeFromSuperview() }
        for one in all { view.addSubview(one) }
      }
    ),
    (
      "exchange and insert",
      { view in
        while view.subviews.count < 3 { view.insertSubview(Counting(), at: 0) }
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        view.insertSubview(view.subviews[2], belowSubview: view.subviews[0])
        view.bringSubviewToFront(view.subviews[0])
      }
    ),
    ("setNeedsLayout", { $0.setNeedsLayout() }),
    (
      "setNeedsLayout and layoutIfNeeded",
      {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
    ),
    ("text", { view in label(in: view).text = "\(label(in: view).text ?? "")x" }),
    (
      "text and sizeToFit",
      { view in
        label(in: view).text = "\(label(in: view).text ?? "")x"
        label(in: view).sizeToFit()
      }
    ),
    (
      "title",
      { view in
        button(in: view).setTitle("\(button(in: view).title(for: .normal) ?? "")x", for: .normal)
      }
    ),
    ("natural size", { label(in: $0).invalidateIntrinsicContentSize() }),
    (
      "new child laid out at once",
      { view in
        let child = Counting()
        view.addSubview(child)
        child.layoutIfNeeded()
      }
    ),
    ("mask", { $0.mask = UIView() }),
    ("layers", { $0.layer.addSublayer(CALayer()) }),
    (
      "off and on the mask of its child",
      { view in
        label(in: view).translatesAutoresizingMaskIntoConstraints.toggle()
      }
    ),
  ]

  @Test(arguments: Place.allCases)
  func aLayoutIsNotRunAgainForWhatItDoesToItsView(place: Place) {
    for (name, act) in Self.acts {
      let host = host()
      let screen = Screen()
      switch place {
      case .view: screen.acting.act = act
      case .viewWillLayout: screen.willAct = act
      case .viewDidLayout: screen.didAct = act
      }
      host.setRoot(screen)
      #expect(host.takeIssues().isEmpty, "\(name)")
      let before = screen.acting.runs
      host.settle()
      #expect(screen.acting.runs == before, "\(name)")
      screen.view.setNeedsLayout()
      host.settle()
      #expect(screen.acting.runs == before + 1, "\(name)")
      // Views added to it are still laid out.
      let counted = screen.view.subviews.compactMap { ($0 as? Counting)?.runs }
      #expect(counted.allSatisfy { $0 >= 1 }, "\(name)")
      host.turn(to: .landscapeLeft)
      #expect(host.takeIssues().isEmpty, "\(name)")
    }
  }

  @Test func outsideOfAWindowToo() {
    for (name, act) in Self.acts {
      let view = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.act = act
      view.layoutIfNeeded()
      #expect(view.runs == 1, "\(name)")
      view.layoutIfNeeded()
      #expect(view.runs == 1, "\(name)")
    }
  }

  @Test func whatOthersAskForIsDone() {
    let host = host()
    let screen = Screen()
    let (first, last) = (Acting(), Acting())
    screen.acting.addSubview(first)
    screen.acting.addSubview(last)
    host.setRoot(screen)
    // A subview invalidates its superview's layout, a view its preceding and following sibling's.
    for (author, marked) in [(last, screen.acting), (last, first), (first, last)] {
      let runs = (author.runs, marked.runs)
      var isFirst = true
      author.act = { [unowned marked] _ in
        if isFirst { marked.setNeedsLayout() }
        isFirst = false
      }
      author.setNeedsLayout()
      host.settle()
      #expect(author.runs == runs.0 + 1 && marked.runs == runs.1 + 1)
      author.act = { _ in }
    }
    // Later, also by the view itself.
    let runs = screen.acting.runs
    var isFirst = true
    screen.acting.act = { view in
      if isFirst { DispatchQueue.main.async { view.setNeedsLayout() } }
      isFirst = false
    }
    screen.view.setNeedsLayout()
    host.settle()
    #expect(screen.acting.runs == runs + 2)
    #expect(host.takeIssues().isEmpty)
  }

  @Test func twoViewsThatMarkEachOtherAreBothNamed() throws {
    for siblings in [false, true] {
      let host = host()
      let screen = Screen()
      let (a, b) = (Acting(), Acting())
      (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("first", "second")
      screen.view.addSubview(a)
      (siblings ? screen.view : a)?.addSubview(b)
      a.act = { [unowned b] _ in b.setNeedsLayout() }
      b.act = { [unowned a] _ in a.setNeedsLayout() }
      host.setRoot(screen)
      let issues = host.takeIssues()
      #expect(issues.count == 1)
      let text = try #require(issues.first?.problem)
      #expect(text.contains("first") && text.contains("second"), "\(text)")
      #expect(text.contains("invalidates that of"), "\(text)")
    }
  }

  /// A label sized by constraints gets the space for the text that a layout sets, and views that depend on
  /// its frame follow; a text that differs each time doesn't run the view forever.
  @Test(arguments: [false, true]) func constraintsResizeALabelWhoseTextALayoutSets(deep: Bool) {
    for isCounting in [false, true] {
      let host = host()
      let screen = Screen()
      let label = UILabel()
      let line = UIView()
      let box = UIView()
      for view in [label, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      screen.view.addSubview(box)
      screen.view.addSubview(line)
      (deep ? box : screen.view)?.addSubview(label)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: screen.view.topAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      screen.acting.act = { [unowned screen] view in
        let runs = screen.acting.runs
        label.text = isCounting ? String(repeating: "wide ", count: runs) : "a longer text"
        line.frame = CGRect(x: 0, y: 0, width: box.frame.width, height: 1)
      }
      host.setRoot(screen)
      #expect(host.takeIssues().isEmpty)
      let fitting = label.intrinsicContentSize.width
      #expect(abs(label.frame.width - fitting) < 0.5 && fitting > 30)
      #expect(isCounting || line.frame.width == box.frame.width)
      let before = screen.acting.runs
      screen.view.setNeedsLayout()
      host.settle()
      #expect(screen.acting.runs <= before + 2)
      #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.5)
      #expect(host.takeIssues().isEmpty)
    }
  }

  final class Table: UITableView, UITableViewDataSource {
    var runs = 0
    var rows = 2
    override func layoutSubviews() {
      super.layoutSubviews()
      runs += 1
      if runs == 1 { rows = 5 }
      reloadData()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  final class Collection: UICollectionView, UICollectionViewDataSource {
    var runs = 0
    var items = 2
    override func layoutSubviews() {
      super.layoutSubviews()
      runs += 1
      if runs == 1 { items = 5 }
      runs.isMultiple(of: 2) ? reloadData() : collectionViewLayout.invalidateLayout()
      if runs == 1 { reloadData() }
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func listsThatReloadInTheirOwnLayoutShowTheirContent() {
    let host = host()
    let screen = Screen()
    let table = Table(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.dataSource = table
    let list = Collection(
      frame: CGRect(x: 200, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = list
    screen.view.addSubview(table)
    screen.view.addSubview(list)
    host.setRoot(screen)
    #expect(host.takeIssues().isEmpty)
    #expect(table.runs <= 4 && list.runs <= 4)
    #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 5)
    #expect(list.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count == 5)
  }

  /// Changes to a layout's inputs aren't its own requests: it runs again until it agrees with them.
  @Test func ownBoundsInsetsAndConstraintsAreFollowed() {
    let host = host()
    let screen = Screen()
    let card = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let inner = UIView()
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    screen.view.addSubview(card)
    screen.view.addSubview(tied)
    let top = tied.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor)
    let height = tied.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([top, height])
    card.act = { view in
      inner.frame = view.bounds
      view.frame.size.height = 80
    }
    screen.didAct = { [unowned screen] view in
      screen.additionalSafeAreaInsets.top = 20
      height.constant = card.frame.maxY
    }
    host.setRoot(screen)
    #expect(host.takeIssues().isEmpty)
    #expect(inner.frame.height == 80)
    #expect(tied.frame.minY == screen.view.safeAreaInsets.top && tied.frame.height == 80)
  }
}
