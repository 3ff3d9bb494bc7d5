import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// A simulator's views are used while another one is the test's: their code is still answered by their own.
@MainActor
@Suite struct ForeignUseTests {
  /// The calls, and the screen's width in each.
  private final class Log {
    private(set) var calls: [String] = []
    private(set) var widths: Set<CGFloat> = []

    func add(_ call: String) {
      calls.append(call)
      widths.insert(UIScreen.main.bounds.width)
    }

    /// Runs code that triggers the calls, each of them on the small phone's screen.
    func expect(
      _ expected: String..., of body: () -> Void, at location: SourceLocation = #_sourceLocation
    ) {
      calls = []
      widths = []
      body()
      for call in expected {
        #expect(calls.contains(call), sourceLocation: location)
      }
      #expect(widths == [320], sourceLocation: location)
    }
  }

  private let phone = Simulator(.iPhoneSE)
  private let root = UIViewController()
  private let log = Log()
  private let pad: Simulator

  init() {
    phone.launch(root)
    pad = Simulator(.iPadPro11)
    pad.launch(UIViewController())
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: Log
    var count = 100
    init(_ log: Log) { self.log = log }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log.add("count")
      return count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      log.add("cell")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height")
      return 44
    }
  }

  @Test func tables() {
    let rows = Rows(log)
    let table = UITableView(frame: root.view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    root.view.addSubview(table)
    table.layoutIfNeeded()
    let first = IndexPath(row: 0, section: 0)
    log.expect("count", "height") {
      table.reloadData()
      _ = table.numberOfRows(inSection: 0)
    }
    log.expect("count", "cell") {
      table.reloadData()
      _ = table.cellForRow(at: first)
    }
    log.expect("cell") {
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      _ = table.visibleCells
    }
    log.expect("count", "height") {
      rows.count = 101
      table.insertRows(at: [first], with: .none)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let log: Log
    init(_ log: Log) { self.log = log }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      log.add("count")
      return 60
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.add("cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      log.add("size")
      return CGSize(width: 50, height: 50)
    }
  }

  @Test func collections() {
    let items = Items(log)
    let collection = UICollectionView(
      frame: root.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = items
    root.view.addSubview(collection)
    collection.layoutIfNeeded()
    log.expect("count") {
      collection.reloadData()
      _ = collection.numberOfItems(inSection: 0)
    }
    log.expect("size") {
      collection.reloadData()
      _ = collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    }
    log.expect("count", "size", "cell") {
      collection.reloadData()
      collection.scrollToItem(at: IndexPath(item: 59, section: 0), at: .top, animated: false)
      collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    }
  }

  private final class Listener: UIView {
    private let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      log.add("intrinsic size")
      return CGSize(width: 20, height: 20)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      log.add("fitting size")
      return CGSize(width: 20, height: 20)
    }

    override func updateConstraints() {
      log.add("constraints")
      super.updateConstraints()
    }

    override func tintColorDidChange() { log.add("tint") }
    override func draw(_ rect: CGRect) { log.add("draw") }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      log.add("inside")
      return true
    }

    override var canBecomeFirstResponder: Bool {
      log.add("responder")
      return true
    }
  }

  @Test func views() {
    let view = Listener(log)
    root.view.addSubview(view)
    view.layoutIfNeeded()
    log.expect("tint") { root.view.tintColor = .red }
    log.expect("fitting size") { view.sizeToFit() }
    log.expect("inside") { _ = root.view.hitTest(.zero, with: nil) }
    log.expect("responder") { view.becomeFirstResponder() }
    log.expect("draw") {
      view.setNeedsDisplay()
      view.layer.displayIfNeeded()
    }
    log.expect("draw") {
      view.setNeedsDisplay()
      _ = try? phone.capture()
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
    log.expect("constraints") {
      view.setNeedsUpdateConstraints()
      root.view.updateConstraintsIfNeeded()
    }
    log.expect("intrinsic size") {
      view.invalidateIntrinsicContentSize()
      _ = root.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }

  @Test func textFields() {
    final class Delegate: NSObject, UITextFieldDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.add("end") }
    }
    let delegate = Delegate(log)
    let field = UITextField()
    field.delegate = delegate
    root.view.addSubview(field)
    log.expect("begin") { field.becomeFirstResponder() }
    log.expect("end") { field.resignFirstResponder() }
  }

  @Test func statusBars() {
    final class Controller: UIViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override var preferredStatusBarStyle: UIStatusBarStyle {
        log.add("style")
        return .default
      }
    }
    let controller = Controller(log)
    phone.window.rootViewController = controller
    log.expect("style") {
      controller.setNeedsStatusBarAppearanceUpdate()
      phone.settled.settle()
    }
  }
}
