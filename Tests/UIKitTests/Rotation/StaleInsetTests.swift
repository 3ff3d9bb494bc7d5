import Devices
import Testing

@testable import UIKit

/// The safe area that layout sees during a rotation.
@MainActor
struct StaleInsetTests {
  private final class ReadingView: UIView {
    var readings: [UIEdgeInsets] = []
    var sizes: [CGSize] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      readings.append(superview?.safeAreaInsets ?? .zero)
      sizes.append(bounds.size)
    }
  }

  /// The values that a view filling the screen reads in layout during a rotation to landscape.
  private func readings(
    _ device: Device, _ os: OSVersion
  ) -> (host: SimulationHost, view: ReadingView, root: UIViewController) {
    let host = SimulationHost(device: device, os: os)
    let root = UIViewController()
    let view = ReadingView(frame: root.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(view)
    host.setRoot(root)
    view.readings = []
    view.sizes = []
    host.turn(to: .landscapeLeft)
    return (host, view, root)
  }

  @Test(
    "E6: iOS 11.0 first lays out with the new size and the old safe area",
    arguments: ["11.0", "11.1"] as [OSVersion])
  func old(os: OSVersion) {
    let (host, view, root) = readings(.iPhoneX, os)
    #expect(view.readings == [UIEdgeInsets(44, 0, 34, 0), UIEdgeInsets(0, 44, 21, 44)])
    #expect(view.sizes == Array(repeating: CGSize(width: 812, height: 375), count: 2))
    #expect(root.view.layoutMargins == UIEdgeInsets(0, 64, 21, 64))
    #expect(host.takeIssues().isEmpty)
    view.readings = []
    host.turn(to: .portrait)
    #expect(view.readings == [UIEdgeInsets(0, 44, 21, 44), UIEdgeInsets(44, 0, 34, 0)])
  }

  @Test("E6: later releases know it by then", arguments: ["11.2", "12.0", "17.0"] as [OSVersion])
  func new(os: OSVersion) {
    let device: Device = os == "17.0" ? .iPhone15 : .iPhoneX
    let (_, view, root) = readings(device, os)
    #expect(view.readings == [root.view.safeAreaInsets])
  }

  @Test("E6: insets read again 0.2 s later are new on every release")
  func again() {
    let host = SimulationHost(device: .iPhoneX, os: "11.0")
    let root = UIViewController()
    host.setRoot(root)
    var late: [UIEdgeInsets] = []
    final class Once: UIView {
      var body: () -> Void = {}
      override func layoutSubviews() { body() }
    }
    let view = Once(frame: root.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(view)
    host.settle()
    view.body = { [weak view] in
      view?.body = {}
      #expect(view?.superview?.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        late.append(view?.superview?.safeAreaInsets ?? .zero)
      }
    }
    host.turn(to: .landscapeLeft)
    host.advance(by: 0.2)
    #expect(late == [UIEdgeInsets(0, 44, 21, 44)])
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = 44
      tableView.rowHeight = UITableView.automaticDimension
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "words ", count: path.row % 9)
      return cell
    }
    var heights: [CGFloat] { (0..<10).map { tableView.rectForRow(at: [0, $0]).height } }
  }

  @Test("rows measured with the old insets are measured again with the new ones")
  func measuredRows() {
    for (device, os) in [(.iPhoneX, "11.0"), (.iPhoneX, "11.1"), (.iPhone15, "17.0")]
      as [(Device, OSVersion)]
    {
      let host = SimulationHost(device: device, os: os)
      let rows = Rows()
      host.setRoot(rows)
      let fresh = rows.heights
      host.turn(to: .landscapeLeft)
      host.turn(to: .portrait)
      #expect(rows.heights == fresh, "\(os)")
      // The same without a rotation.
      rows.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
      host.settle()
      #expect(rows.heights != fresh)
      rows.additionalSafeAreaInsets = .zero
      host.settle()
      #expect(rows.heights == fresh, "\(os)")
    }
  }
}
