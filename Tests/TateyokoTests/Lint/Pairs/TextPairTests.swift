import Findings
import Testing
import UIKit

@testable import Tateyoko

/// Screens with and without faults of their texts.
@MainActor
@Suite struct TextPairTests {
  @Test func aNarrowLabelTruncatesAndAWideOneDoesNot() {
    func screen(_ width: CGFloat) -> UIViewController {
      PairScreen { $1.label("Continue to checkout", id: "title", width: width) }
    }
    #expect(Looked.words(.truncatedText, Looked.at { screen(100) }).count == 1)
    #expect(Looked.at { screen(300) }.isEmpty)
  }

  @Test func whatFitsAtOneTextSizeTruncatesAtALargerOne() {
    func screen() -> UIViewController {
      PairScreen { $1.label("Continue to checkout", id: "title", width: 220) }
    }
    #expect(Looked.at { screen() }.isEmpty)
    #expect(
      Looked.rules(Looked.at(text: .accessibilityExtraLarge) { screen() }) == [.truncatedText])
  }

  @Test func aPreviewOfTwoLinesIsANote() {
    let found = Looked.at {
      PairScreen { _, view in
        view.label(
          "A long message whose first two lines are shown in a list, and not the others, of which "
            + "there are some more", width: 300
        ) { $0.numberOfLines = 2 }
      }
    }
    #expect(found.map(\.rule) == [.truncatedText])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func aLowLabelCutsItsTextAndATightOneDoesNot() {
    func screen(_ height: CGFloat) -> UIViewController {
      PairScreen {
        let label = $1.label("Typography", id: "title", width: 200)
        label.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    #expect(Looked.rules(Looked.at { screen(10) }) == [.clippedText])
    #expect(Looked.at { screen(20) }.isEmpty)
  }

  @Test func aCardThatIsTooLowCutsItsText() {
    func screen(_ height: CGFloat) -> UIViewController {
      PairScreen { _, view in
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.clipsToBounds = true
        view.place(card, id: "card") {
          [
            $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            $0.heightAnchor.constraint(equalToConstant: height),
          ]
        }
        let label = UILabel()
        label.text = "Your order is on its way"
        card.place(label) {
          [
            $0.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            $0.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
          ]
        }
      }
    }
    #expect(Looked.rules(Looked.at { screen(24) }) == [.clippedByParent])
    #expect(Looked.at { screen(44) }.isEmpty)
  }

  @Test func greyOnWhiteIsFoundAndDarkGreyIsNot() {
    func screen(_ white: CGFloat) -> UIViewController {
      PairScreen { _, view in
        view.label("Terms apply", id: "terms") { $0.textColor = UIColor(white: white, alpha: 1) }
      }
    }
    #expect(
      Looked.words(.contrast, Looked.at { screen(0.7) }) == [
        "warning UILabel “terms”: “Terms apply” has a contrast ratio of 2.1 : 1 "
          + "(#B3B3B3 on #FFFFFF), less than 4.5 : 1"
      ])
    #expect(Looked.at { screen(0.3) }.isEmpty)
  }

  @Test func darkTextIsFoundInTheDarkOnly() {
    func screen() -> UIViewController {
      PairScreen { _, view in view.label("Terms apply") { $0.textColor = .darkGray } }
    }
    #expect(Looked.at { screen() }.isEmpty)
    #expect(Looked.rules(Looked.at(style: .dark) { screen() }) == [.contrast])
  }

  @Test func theSystemsColoursOnItsBackgroundsAreNotFound() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let found = Looked.at(style: style) {
        PairScreen { _, view in
          view.label("Secondary") { $0.textColor = .secondaryLabel }
          view.label("Tertiary", top: 60) { $0.textColor = .tertiaryLabel }
          view.label("Link", top: 100) { $0.textColor = .link }
        }
      }
      #expect(found.isEmpty)
    }
  }

  @Test func textOverAPictureIsMeasured() {
    func screen(_ shade: CGFloat) -> UIViewController {
      PairScreen { _, view in
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
          UIColor(white: shade, alpha: 1).setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let hero = UIImageView(image: picture)
        hero.contentMode = .scaleAspectFill
        hero.clipsToBounds = true
        view.place(hero) {
          [
            $0.topAnchor.constraint(equalTo: view.topAnchor),
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            $0.heightAnchor.constraint(equalToConstant: 300),
          ]
        }
        view.label("Summer in Bern", id: "hero", top: 60) { $0.textColor = .white }
      }
    }
    let found = Looked.at { screen(0.9) }
    #expect(Looked.rules(found) == [.contrast])
    guard case .lowContrast(_, _, _, _, _, let isMeasured)? = found.first?.reason else {
      Issue.record("nothing was found")
      return
    }
    #expect(isMeasured)
    #expect(Looked.at { screen(0.2) }.isEmpty)
  }

  @Test func aDisabledButtonIsExempt() {
    func screen(_ isEnabled: Bool) -> UIViewController {
      PairScreen { _, view in
        let button = UIButton(type: .custom)
        button.setTitle("Continue", for: .normal)
        button.setTitleColor(UIColor(white: 0.75, alpha: 1), for: .normal)
        button.setTitleColor(UIColor(white: 0.75, alpha: 1), for: .disabled)
        button.isEnabled = isEnabled
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        view.place(button, id: "continue") {
          [
            $0.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            $0.widthAnchor.constraint(equalToConstant: 200),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
      }
    }
    #expect(Looked.at { screen(false) }.isEmpty)
    #expect(Looked.at { screen(true) }.map(\.view) == ["UIButton “continue”"])
  }
}
