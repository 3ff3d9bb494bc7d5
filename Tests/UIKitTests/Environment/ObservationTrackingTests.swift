import Devices
import InfoPlists
import Observation
import Testing

@testable import UIKit

@Observable
private final class Model {
  var name = "Ada"
  var height: CGFloat = 20
}

/// What reads of the model, and how often it was called.
@MainActor
private final class Screen: UIViewController {
  final class Bar: UIView {
    var model = Model()
    var widths: [CGFloat] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      widths.append(model.height)
    }
  }

  let model: Model
  let label = UILabel()
  let bar = Bar()
  var calls: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    bar.model = model
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(bar)
  }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties")
    label.text = model.name
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append("layout")
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: model.height)
  }
}

@Suite("Automatic observation tracking")
@MainActor
struct ObservationTrackingTests {
  private func show(
    _ controller: UIViewController, os: String = "26.0", key: Bool? = nil
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    if let key {
      var plist = InfoPlist()
      plist.tracksObservation = PerIdiom(base: key)
      options.infoPlist = plist
    }
    let host = SimulationHost(device: .iPhone15, os: OSVersion(os)!, options: options)
    host.setRoot(controller)
    host.settle()
    return host
  }

  @Test("what a method has read calls it again, and nothing else")
  func changes() {
    let model = Model()
    let screen = Screen(model)
    let host = show(screen)
    #expect(screen.label.text == "Ada" && screen.calls.first == "properties")
    screen.calls = []
    model.name = "Grace"
    host.settle()
    #expect(screen.label.text == "Grace")
    // The text may need another size, so that the screen is laid out as well.
    #expect(screen.calls.filter { $0 == "properties" }.count == 1)
    screen.calls = []
    model.height = 40
    host.settle()
    #expect(screen.bar.frame.height == 40)
    #expect(screen.calls == ["layout"])
    #expect(screen.bar.widths.last == 40)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("requests are one call before layout, or one at once")
  func requests() {
    let screen = Screen(Model())
    let host = show(screen)
    screen.calls = []
    screen.setNeedsUpdateProperties()
    screen.view.setNeedsLayout()
    screen.setNeedsUpdateProperties()
    #expect(screen.calls.isEmpty)
    host.settle()
    #expect(screen.calls == ["properties", "layout"])
    screen.calls = []
    screen.setNeedsUpdateProperties()
    screen.view.setNeedsLayout()
    screen.view.updatePropertiesIfNeeded()
    screen.updatePropertiesIfNeeded()
    #expect(screen.calls == ["properties"])
  }

  @Test("requests that a layout makes are met in the same update")
  func requestsOfLayouts() {
    final class Child: UIView {
      var updates = 0
      override func updateProperties() { updates += 1 }
    }
    final class Parent: UIView {
      let child = Child()
      var updates = 0
      var requests = false
      override func updateProperties() { updates += 1 }
      override func layoutSubviews() {
        super.layoutSubviews()
        guard requests else { return }
        requests = false
        child.setNeedsUpdateProperties()
      }
    }
    let controller = UIViewController()
    let parent = Parent()
    let later = UIView()
    let other = UIView()
    later.addSubview(other)
    later.addSubview(parent.child)
    controller.view.addSubview(parent)
    controller.view.addSubview(later)
    let host = show(controller)
    #expect(parent.updates == 1 && parent.child.updates == 1)
    parent.requests = true
    parent.setNeedsLayout()
    // The child's path is marked when it's requested.
    other.setNeedsLayout()
    host.settle()
    #expect(parent.updates == 1 && parent.child.updates == 2)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("systems before iOS 26 track layout if the app's Info.plist says so")
  func releases() {
    for (os, key, tracks) in [
      ("17.0", true, false), ("18.0", nil, false), ("18.0", true, true), ("26.0", false, false),
    ] as [(String, Bool?, Bool)] {
      let model = Model()
      let screen = Screen(model)
      let host = show(screen, os: os, key: key)
      screen.calls = []
      model.height = 40
      host.settle()
      #expect(screen.calls == (tracks ? ["layout"] : []), "\(os) \(String(describing: key))")
      #expect(screen.label.text == (os == "26.0" ? "Ada" : nil))
    }
  }

  @Test("views, drawings, buttons and cells follow as well")
  func others() throws {
    final class Drawn: UIView {
      var model = Model()
      var drawings = 0
      override func draw(_ rect: CGRect) {
        drawings += model.name.isEmpty ? 0 : 1
      }
    }
    let model = Model()
    let controller = UIViewController()
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    drawn.model = model
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.name }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = model.name
      cell.contentConfiguration = content
    }
    for view in [drawn, button, cell] { controller.view.addSubview(view) }
    let host = show(controller)
    drawn.layer.displayIfNeeded()
    #expect(drawn.drawings == 1)
    model.name = "Grace"
    host.settle()
    drawn.layer.displayIfNeeded()
    #expect(drawn.drawings == 2)
    #expect(button.configuration?.title == "Grace")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Grace")
  }
}
