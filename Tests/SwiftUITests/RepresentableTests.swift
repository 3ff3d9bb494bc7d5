import Graphics
import SwiftUI
import Testing

/// A label in a view of SwiftUI's.
struct LabelView: UIViewRepresentable {
  var text = "Hello"
  var lines = 1
  var hugging: Float?
  var resistance: Float?
  let name: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    label.numberOfLines = lines
    label.accessibilityIdentifier = name
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging { label.setContentHuggingPriority(.init(hugging), for: axis) }
      if let resistance {
        label.setContentCompressionResistancePriority(.init(resistance), for: axis)
      }
    }
  }
}

@Suite @MainActor struct RepresentableTests {
  /// A removed representable leaves nothing behind.
  @Test func viewsEndWithTheirRepresentables() {
    let stage = Stage(AnyView(LabelView(name: "one")))
    weak var label = stage.view("one")
    #expect(label != nil)
    stage.controller.rootView = AnyView(Text("none"))
    stage.host.settle()
    #expect(label == nil)
  }

  /// Recorded on iOS 26.0 (i16), in a window of 320 × 260.
  @Test func labelsHaveTheRecordedFrames() {
    let controller = UIHostingController(
      rootView: VStack(alignment: .leading, spacing: 4) {
        LabelView(name: "large").frame(width: 200, height: 60)
        LabelView(name: "small").frame(width: 30, height: 10)
        LabelView(name: "ideal").fixedSize()
        LabelView(text: "The quick brown fox jumps over the lazy dog", lines: 0, name: "wrap")
          .frame(width: 120, height: 100)
      })
    check(
      controller, 320, 260,
      [
        "large": [60, 28.75, 200, 60], "small": [55.5, 87.5, 39, 20.5],
        "ideal": [60, 106.75, 39, 20.5], "wrap": [-49.5, 131.25, 339, 100],
      ])
  }

  /// Recorded on iOS 26.0 (i17), in a window of 320 × 520.
  @Test func prioritiesHaveTheRecordedFrames() {
    let controller = UIHostingController(
      rootView: VStack(alignment: .leading, spacing: 4) {
        ForEach([252, 500, 749, 750, 751, 1000], id: \.self) {
          LabelView(hugging: Float($0), name: "hug\($0)").frame(width: 200, height: 60)
        }
        ForEach([250, 500, 749, 751, 1000], id: \.self) {
          LabelView(resistance: Float($0), name: "squeeze\($0)").frame(width: 30, height: 10)
        }
      })
    check(
      controller, 320, 520,
      [
        "hug252": [60, 35, 200, 60], "hug749": [60, 163, 200, 60],
        "hug750": [140.5, 246.75, 39, 20.5], "hug1000": [140.5, 374.75, 39, 20.5],
        "squeeze250": [60, 419, 30, 10], "squeeze749": [60, 447, 30, 10],
        "squeeze751": [55.5, 455.75, 39, 20.5], "squeeze1000": [55.5, 469.75, 39, 20.5],
      ])
  }

  /// Compares frames, which are on pixels here, with recorded ones of layout.
  private func check<V: View>(
    _ controller: UIHostingController<V>, _ width: CGFloat, _ height: CGFloat,
    _ frames: [String: [CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = Stage(device: .iPhoneSE3, EmptyView())
    controller.safeAreaRegions = []
    stage.controller.view.addSubview(controller.view)
    stage.controller.addChild(controller)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stage.host.settle()
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let view = stage.view(name) else {
        Issue.record("There is no \(name)", sourceLocation: sourceLocation)
        continue
      }
      let found = view.convert(view.bounds, to: controller.view)
      let numbers = [found.minX, found.minY, found.width, found.height]
      let isNear = zip(numbers, frame).allSatisfy { abs($0 - $1) <= 0.26 }
      #expect(isNear, "\(name): \(numbers), recorded \(frame)", sourceLocation: sourceLocation)
    }
  }

  @Test func viewsAreMadeOnceAndUpdatedWithTheBody() {
    let log = CallLog()
    let stage = Stage(LoggedScreen(log: log, id: 1))
    #expect(log.calls == ["coordinator", "make", "update"])
    stage.controller.rootView = LoggedScreen(log: log, id: 1)
    stage.host.settle()
    #expect(log.calls == ["coordinator", "make", "update", "update"])
    log.calls = []
    stage.controller.rootView = LoggedScreen(log: log, id: 2)
    stage.host.settle()
    #expect(log.calls == ["coordinator", "make", "update", "dismantle"])
  }

  @Test func controllersAreChildren() {
    let stage = Stage(ChildScreen())
    #expect(stage.controller.children.count == 1)
    #expect(stage.controller.children.first?.view.window != nil)
    #expect(stage.frame("child") == CGRect(x: 87.5, y: 293.5, width: 200, height: 100))
  }
}

@MainActor final class CallLog {
  var calls: [String] = []
}

struct LoggedScreen: View {
  let log: CallLog
  let id: Int

  var body: some View { LoggedView(log: log).id(id) }
}

struct LoggedView: UIViewRepresentable {
  let log: CallLog

  func makeCoordinator() -> CallLog {
    log.calls.append("coordinator")
    return log
  }

  func makeUIView(context: Context) -> UIView {
    log.calls.append("make")
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) { log.calls.append("update") }

  static func dismantleUIView(_ view: UIView, coordinator: CallLog) {
    coordinator.calls.append("dismantle")
  }
}

struct ChildScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "child"
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
  ) -> CGSize? { uiViewController.preferredContentSize }
}
