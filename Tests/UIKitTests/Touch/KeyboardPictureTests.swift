import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("The keyboard's appearance")
@MainActor
struct KeyboardPictureTests {
  private func words(_ layout: KeyboardLayout) -> [String] {
    layout.rows.map { row in
      row.compactMap { key in
        switch key.face {
        case .nothing: nil
        case .text(let text): text
        case .symbol(let name): "<\(name)>"
        }
      }.joined(separator: " ")
    }
  }

  @Test("letters are in the standard order, with a phone's additional keys")
  func letters() {
    let layout = KeyboardLayout(
      type: .default, returnKey: .default, size: .phone(hasRowBelow: true))
    #expect(
      words(layout) == [
        "q w e r t y u i o p", "a s d f g h j k l", "<shift> z x c v b n m <delete.left>",
        "123 space return",
      ])
    let low = KeyboardLayout(
      type: .default, returnKey: .default, isUppercase: true, size: .phone(hasRowBelow: false))
    #expect(words(low)[1] == "A S D F G H J K L")
    #expect(words(low)[3] == "123 <face.smiling> <mic> space return")
  }

  @Test("each type has its own keys")
  func kinds() {
    func last(_ type: UIKeyboardType) -> String {
      words(KeyboardLayout(type: type, returnKey: .go, size: .phone(hasRowBelow: true))).last ?? ""
    }
    #expect(last(.emailAddress) == "123 space @ . go")
    #expect(last(.URL) == "123 . / .com go")
    #expect(last(.webSearch) == "123 space . go")
    #expect(last(.twitter) == "123 space @ # go")
    #expect(last(.numbersAndPunctuation) == "ABC space go")
    #expect(last(.numberPad) == "0 <delete.left>")
    #expect(last(.decimalPad) == ". 0 <delete.left>")
    #expect(last(.phonePad) == "+ ✱ # 0 <delete.left>")
    let pad = KeyboardLayout(type: .numberPad, returnKey: .done, size: .pad)
    #expect(words(pad)[0] == "1 2 3 4 5 6 7 8 9 0 <delete.left>" && words(pad)[1].hasSuffix("done"))
    let large = KeyboardLayout(type: .default, returnKey: .default, size: .largePad)
    #expect(words(large)[0].hasPrefix("` 1 2 3") && large.rows.count == 5)
  }

  @Test("a return key with an action is blue, one that advances isn't")
  func returnKeys() {
    func kind(_ key: UIReturnKeyType) -> KeyboardKey.Kind? {
      KeyboardLayout(type: .default, returnKey: key, size: .pad).rows[1].last?.kind
    }
    #expect(kind(.default) == .function && kind(.next) == .function)
    #expect(kind(.search) == .action && kind(.done) == .action)
    #expect(KeyboardLayout.word(of: .emergencyCall) == "emergency call")
  }

  @Test(
    "keys are side by side within the area",
    arguments: [
      KeyboardLayout.Size.phone(hasRowBelow: true), .phone(hasRowBelow: false), .pad, .largePad,
    ])
  func places(_ size: KeyboardLayout.Size) {
    let area = CGRect(x: 3, y: 50, width: 387, height: 200)
    let types: [UIKeyboardType] = [
      .default, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .emailAddress, .decimalPad,
      .twitter, .webSearch,
    ]
    for type in types {
      let layout = KeyboardLayout(type: type, returnKey: .go, size: size)
      let frames = layout.places(in: area).map(\.frame)
      #expect(frames.allSatisfy { area.insetBy(dx: -0.01, dy: -0.01).contains($0) })
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] {
          let shared = frame.intersection(other)
          #expect(shared.isNull || shared.width < 0.01 || shared.height < 0.01)
        }
      }
      // The row with the space bar is as wide as the widest.
      #expect(abs((layout.rows.last?.reduce(0) { $0 + $1.width } ?? 0) - layout.width) < 0.01)
    }
  }

  @Test("a keyboard view has the edited field's appearance")
  func look() throws {
    let bench = TouchBench()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.keyboardType = .URL
    field.returnKeyType = .go
    field.autocapitalizationType = .allCharacters
    field.keyboardAppearance = .dark
    bench.view.addSubview(field)
    field.becomeFirstResponder()
    bench.host.settle()
    let keyboard = try #require(
      bench.host.keyboard.shownWindow?.subviews.first?.subviews.first as? UIKeyboardView)
    #expect(
      keyboard.look
        == UIKeyboardView.Look(
          type: .URL, returnKey: .go, isUppercase: true, hasSuggestions: true, isDark: true,
          isPad: false, isLarge: false, isGlass: true))
    #expect(keyboard.layer.cornerRadius > 0)
  }

  @Test("before iOS 26 the keyboard has square corners")
  func squareCorners() throws {
    let bench = TouchBench(SimulationHost(device: .iPhone15, os: "18.0"))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    bench.view.addSubview(field)
    field.becomeFirstResponder()
    bench.host.settle()
    let keyboard = try #require(
      bench.host.keyboard.shownWindow?.subviews.first?.subviews.first as? UIKeyboardView)
    #expect(!keyboard.look.isGlass && keyboard.layer.cornerRadius == 0)
  }

  @Test("an accessory view measured by its constraints keeps its height, and may grow")
  func accessory() {
    let bench = TouchBench()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    bench.view.addSubview(field)
    let bar = UIView()
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(part)
    let height = part.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      height, part.topAnchor.constraint(equalTo: bar.topAnchor),
      part.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      part.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      part.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    bench.host.settle()
    #expect(bench.host.keyboardFrame?.height == 395 && bar.bounds.height == 60)
    height.constant = 80
    field.reloadInputViews()
    bench.host.settle()
    #expect(bench.host.keyboardFrame?.height == 415 && bar.bounds.height == 80)
  }

  @Test("iPads have the heights of their sizes")
  func heights() {
    func height(_ screen: CGSize, _ bottom: CGFloat) -> CGFloat {
      KeyboardMetrics(
        idiom: .pad, release: OSVersion("18.0").release, screen: screen, bottomInset: bottom,
        hasHomeIndicator: bottom > 0
      ).height(withSuggestions: true)
    }
    #expect(height(CGSize(width: 1024, height: 1366), 0) == 384)
    #expect(height(CGSize(width: 1366, height: 1024), 0) == 476)
    #expect(height(CGSize(width: 820, height: 1180), 20) == 334)
    #expect(height(CGSize(width: 834, height: 1194), 20) == 338)
    #expect(height(CGSize(width: 768, height: 1024), 0) == 313)
  }
}
