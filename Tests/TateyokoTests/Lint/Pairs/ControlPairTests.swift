import Findings
import Testing
import UIKit

@testable import Tateyoko

/// Screens with and without faults of controls, images, constraints and scrolling.
@MainActor
@Suite struct ControlPairTests {
  private final class LargerButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
  }

  private func close<Button: UIButton>(_ type: Button.Type, label: String? = "Close") -> Button {
    let button = Button(frame: .zero)
    button.setImage(Self.picture(CGSize(width: 20, height: 20)), for: .normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.accessibilityLabel = label
    return button
  }

  private static func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image {
      UIColor.black.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func corner(_ button: UIButton, _ side: CGFloat) -> UIViewController {
    PairScreen { _, view in
      view.place(button, id: "close") {
        [
          $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          $0.widthAnchor.constraint(equalToConstant: side),
          $0.heightAnchor.constraint(equalToConstant: side),
        ]
      }
    }
  }

  @Test func aSmallButtonIsFoundUnlessItsTouchAreaIsLarger() {
    #expect(
      Looked.words(.touchTarget, Looked.at { corner(close(UIButton.self), 20) }) == [
        "error UIButton “close”: has a touch target of 20 × 20 points, smaller than 44 × 44"
      ])
    #expect(Looked.at { corner(close(LargerButton.self), 20) }.isEmpty)
    #expect(Looked.at { corner(close(UIButton.self), 44) }.isEmpty)
  }

  @Test func controlsOfUIKitsOwnSizeAreNotFound() {
    let found = Looked.at {
      PairScreen { _, view in
        let parts: [UIView] = [
          UISwitch(), UIStepper(), UISegmentedControl(items: ["A", "B"]), UISlider(),
          UITextField(),
        ]
        for (index, part) in parts.enumerated() {
          part.accessibilityLabel = "Part \(index)"
          (part as? UITextField)?.borderStyle = .roundedRect
          view.place(part) {
            [
              $0.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20 + CGFloat(index) * 60),
              $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            ]
              + (part is UISlider || part is UITextField
                ? [$0.widthAnchor.constraint(equalToConstant: 200)] : [])
          }
        }
      }
    }
    #expect(Looked.words(.touchTarget, found).isEmpty)
    #expect(Looked.words(.ambiguousLayout, found).isEmpty)
  }

  @Test func aButtonWithAnImageAloneNeedsALabel() {
    #expect(
      Looked.rules(Looked.at { corner(close(UIButton.self, label: nil), 44) }) == [.missingLabel])
    #expect(Looked.at { corner(close(UIButton.self), 44) }.isEmpty)
  }

  @Test func aLabelThatIsSqueezedToNothingIsFound() {
    func screen(_ width: CGFloat) -> UIViewController {
      PairScreen { $1.label("Total", id: "total", width: width) }
    }
    #expect(Looked.rules(Looked.at { screen(0) }) == [.zeroSize])
    #expect(Looked.at { screen(100) }.isEmpty)
  }

  @Test func aStretchedPictureIsFoundAndAFittedOneIsNot() {
    func screen(_ mode: UIView.ContentMode, insets: UIEdgeInsets = .zero) -> UIViewController {
      PairScreen { _, view in
        var picture = Self.picture(CGSize(width: 200, height: 100))
        if insets != .zero { picture = picture.resizableImage(withCapInsets: insets) }
        let hero = UIImageView(image: picture)
        hero.contentMode = mode
        view.place(hero) {
          [
            $0.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            $0.widthAnchor.constraint(equalToConstant: 200),
            $0.heightAnchor.constraint(equalToConstant: 200),
          ]
        }
      }
    }
    #expect(Looked.rules(Looked.at { screen(.scaleToFill) }) == [.stretchedImage])
    #expect(Looked.at { screen(.scaleAspectFit) }.isEmpty)
    #expect(Looked.at { screen(.scaleAspectFill) }.isEmpty)
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(Looked.at { screen(.scaleToFill, insets: insets) }.isEmpty)
  }

  @Test func aViewWithoutAVerticalPlaceIsAmbiguous() {
    func screen(isComplete: Bool) -> UIViewController {
      PairScreen { _, view in
        let label = UILabel()
        label.text = "Where am I?"
        view.place(label, id: "lost") {
          [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)]
            + (isComplete
              ? [$0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)] : [])
        }
      }
    }
    #expect(Looked.rules(Looked.at { screen(isComplete: false) }).contains(.ambiguousLayout))
    #expect(Looked.at { screen(isComplete: true) }.isEmpty)
  }

  @Test func twoWidthsConflict() {
    func screen(_ priority: UILayoutPriority) -> UIViewController {
      PairScreen { _, view in
        let label = view.label("Total", id: "total", width: 100)
        let wider = label.widthAnchor.constraint(equalToConstant: 200)
        wider.priority = priority
        wider.isActive = true
      }
    }
    #expect(Looked.rules(Looked.at { screen(.required) }) == [.brokenConstraints])
    #expect(Looked.at { screen(.defaultHigh) }.isEmpty)
  }

  @Test func aMissingImageIsFound() {
    let found = Looked.at {
      PairScreen { _, view in
        view.label("Hello")
        _ = UIImage(named: "there-is-no-such-picture")
      }
    }
    #expect(Looked.rules(found) == [.missingImage])
  }

  private func scrolling(_ content: CGSize, _ y: CGFloat) -> UIViewController {
    PairScreen { _, view in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = content
      scroll.accessibilityIdentifier = "scroll"
      let label = UILabel(frame: CGRect(x: 16, y: y, width: 200, height: 22))
      label.text = "The end"
      label.accessibilityIdentifier = "end"
      scroll.addSubview(label)
      view.addSubview(scroll)
    }
  }

  @Test func contentBelowTheContentSizeIsUnreachable() {
    #expect(
      Looked.at { scrolling(CGSize(width: 393, height: 1000), 1100) }.map(\.view) == [
        "UILabel “end”"
      ])
    #expect(Looked.at { scrolling(CGSize(width: 393, height: 1200), 1100) }.isEmpty)
  }

  @Test func contentThatIsALittleTooWideScrollsSideways() {
    #expect(
      Looked.rules(Looked.at { scrolling(CGSize(width: 420, height: 1200), 1100) }) == [
        .sidewaysScrolling
      ])
  }

  @Test func oneCardWithAnotherMarginIsFound() {
    func screen(_ right: CGFloat) -> UIViewController {
      PairScreen { _, view in
        for index in 0..<3 {
          let card = UIView()
          card.backgroundColor = .secondarySystemBackground
          view.place(card, id: "card\(index)") {
            [
              $0.leadingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
              $0.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor,
                constant: index == 2 ? -right : -16),
              $0.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: CGFloat(index) * 80 + 20),
              $0.heightAnchor.constraint(equalToConstant: 60),
            ]
          }
        }
      }
    }
    #expect(
      Looked.words(.unevenMargins, Looked.at { screen(20) }) == [
        "note UIView “card2”: has a left margin of 16 and a right margin of 20"
      ])
    #expect(Looked.at { screen(16) }.isEmpty)
    #expect(Looked.at(.iPhone15, .landscapeRight) { screen(16) }.isEmpty)
  }

  @Test func anInsetThatOneSideNeedsIsKeptOnlyThere() {
    // The safe area contains the status column on one side.
    func screen(_ margin: CGFloat, centred: Bool) -> UIViewController {
      PairScreen { _, view in
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        let safe = view.safeAreaLayoutGuide
        view.place(card, id: "card") {
          [
            $0.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            $0.heightAnchor.constraint(equalToConstant: 80),
            $0.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
            centred
              ? $0.centerXAnchor.constraint(equalTo: view.centerXAnchor)
              : $0.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
          ]
        }
      }
    }
    func found(_ margin: CGFloat, centred: Bool) -> [ScreenFinding] {
      Looked.at(.iPhoneDuo, .landscapeRight, posture: .open) { screen(margin, centred: centred) }
    }
    #expect(Looked.rules(found(16, centred: true)) == [.doubledInset])
    #expect(found(16, centred: false).isEmpty)
    // Centred with more room than the status needs.
    #expect(found(48, centred: true).isEmpty)
  }
}
