import Devices
import Testing

@testable import UIKit

/// Bars above the keyboard with editable views in them, as in chats.
@MainActor
struct AccessoryViewTests {
  /// What determines a bar's height.
  enum Kind: CaseIterable {
    case frame, flexible, constraints, natural
  }

  private final class Bar: UIView {
    let kind: Kind
    let input = UITextView()

    init(_ kind: Kind) {
      self.kind = kind
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: kind == .frame ? 50 : 0))
      input.isScrollEnabled = false
      input.translatesAutoresizingMaskIntoConstraints = false
      addSubview(input)
      NSLayoutConstraint.activate([
        input.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        input.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        input.topAnchor.constraint(equalTo: topAnchor),
      ])
      switch kind {
      case .frame: break
      case .natural: autoresizingMask = .flexibleHeight
      case .flexible, .constraints:
        input.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).isActive = true
        autoresizingMask = kind == .flexible ? .flexibleHeight : []
        translatesAutoresizingMaskIntoConstraints = kind == .flexible
      }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      switch kind {
      case .flexible: .zero
      case .natural: CGSize(width: UIView.noIntrinsicMetric, height: 60)
      case .frame, .constraints: super.intrinsicContentSize
      }
    }

    var place: CGRect { convert(bounds, to: nil) }
  }

  private final class Chat: UIViewController {
    let bar: Bar
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 320, height: 200))

    init(_ kind: Kind = .frame) {
      bar = Bar(kind)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      scroll.contentSize = CGSize(width: 320, height: 1000)
      scroll.keyboardDismissMode = .onDrag
      view.addSubview(scroll)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  @Test("views in an accessory view are edited like others, and the view stays with them")
  func editing() {
    let bench = TouchBench(SimulationHost(device: .iPhone15, os: "17.0"))
    let host = bench.host
    let chat = Chat()
    host.setRoot(chat)
    #expect(chat.isFirstResponder)
    let docked = CGRect(x: 0, y: 802, width: 393, height: 50)
    let raised = CGRect(x: 0, y: 466, width: 393, height: 50)
    #expect(chat.bar.place == docked)
    bench.tap(100, 815)
    host.settle()
    #expect(chat.bar.input.isFirstResponder && !chat.isFirstResponder)
    #expect(chat.bar.place == raised)
    #expect(host.keyboardFrame == CGRect(x: 0, y: 466, width: 393, height: 386))
    #expect(host.typeByHand("hello"))
    #expect(chat.bar.input.text == "hello")
    // A field edited in the controller's own view has the same bar.
    #expect(chat.field.becomeFirstResponder())
    #expect(!chat.bar.input.isFirstResponder)
    host.settle()
    #expect(chat.bar.place == raised)
    #expect(host.typeByHand("x") && chat.field.text == "x")
    #expect(chat.bar.input.becomeFirstResponder())
    #expect(!chat.field.isEditing)
    host.settle()
    #expect(chat.bar.place == raised)
    #expect(chat.bar.input.resignFirstResponder())
    host.settle()
    #expect(chat.isFirstResponder)
    #expect(chat.bar.place == docked)
    // It also does when a drag dismisses the keyboard.
    chat.bar.input.becomeFirstResponder()
    host.settle()
    bench.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), frames: 5)
    host.settle()
    #expect(!chat.bar.input.isFirstResponder)
    #expect(chat.bar.place == docked)
    #expect(chat.resignFirstResponder())
    host.settle()
    #expect(chat.bar.window == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test(
    "it ends at the bottom of the screen, and has the height that its content requires there",
    arguments: Kind.allCases)
  func heights(_ kind: Kind) {
    for (device, os, bottom) in [(Device.iPhone15, "17.0", 34.0), (.iPhone8, "12.0", 0)]
      as [(Device, OSVersion, CGFloat)]
    {
      let chat = Chat(kind)
      let host = SimulationHost(device, os, root: chat)
      let screen = host.geometry.size
      let line = chat.bar.input.intrinsicContentSize.height
      let content: CGFloat =
        switch kind {
        case .frame: 50
        case .natural: 60
        case .flexible, .constraints: line
        }
      let isSized = kind == .flexible || kind == .constraints
      let height = content + (isSized ? bottom : 0)
      #expect(
        chat.bar.place
          == CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
      #expect(chat.bar.safeAreaInsets.bottom == bottom)
      #expect(host.keyboardFrame == chat.bar.place)
      chat.bar.input.becomeFirstResponder()
      host.settle()
      let keys = host.keyboardFrame.map { screen.height - $0.minY - content }
      #expect(keys == (device == .iPhone15 ? 336 : 260))
      #expect(chat.bar.place.height == content)
      #expect(chat.bar.safeAreaInsets.bottom == 0)
      // It grows with typed text.
      #expect(host.typeByHand("one\ntwo\nthree"))
      host.settle()
      let grown = chat.bar.input.intrinsicContentSize.height
      #expect(grown > line * 1.5)
      #expect(chat.bar.place.height == (isSized ? grown : content))
      chat.bar.input.resignFirstResponder()
      host.settle()
      #expect(chat.bar.place.height == (isSized ? grown + bottom : content))
      #expect(chat.bar.place.maxY == screen.height)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("it disappears with its controller, and comes back after an alert")
  func leaving() {
    let chat = Chat()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let host = SimulationHost(.iPhone15, "17.0", root: navigation)
    navigation.pushViewController(chat, animated: false)
    host.settle()
    chat.bar.input.becomeFirstResponder()
    host.settle()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    chat.present(alert, animated: false)
    host.settle()
    #expect(host.keyboardFrame == nil)
    chat.dismiss(animated: false)
    host.settle()
    #expect(chat.bar.input.isFirstResponder)
    #expect(host.keyboardFrame?.height == 386)
    navigation.popViewController(animated: false)
    host.settle()
    #expect(host.keyboardFrame == nil && chat.bar.window == nil)
    #expect(!chat.bar.input.isFirstResponder && !host.typeByHand("x"))
    // It also does if the controller itself is the first responder.
    navigation.pushViewController(chat, animated: false)
    host.settle()
    #expect(host.keyboardFrame?.height == 50)
    navigation.popViewController(animated: false)
    host.settle()
    #expect(host.keyboardFrame == nil && chat.bar.window == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("there is one first responder across windows, and one that refuses to resign remains it")
  func oneInAllWindows() {
    final class Stubborn: UITextField {
      var isStubborn = false
      override var canResignFirstResponder: Bool { !isStubborn }
    }
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let one = Stubborn(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let root = UIViewController()
    root.view.addSubview(one)
    host.setRoot(root)
    let window = UIWindow(frame: host.geometry.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(other)
    window.isHidden = false
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && !one.isEditing)
    #expect(host.typeByHand("a") && other.text == "a")
    #expect(one.becomeFirstResponder() && !other.isEditing)
    one.isStubborn = true
    #expect(!other.becomeFirstResponder() && one.isFirstResponder && !other.isFirstResponder)
  }
}
