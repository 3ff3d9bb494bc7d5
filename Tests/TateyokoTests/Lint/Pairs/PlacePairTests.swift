import Findings
import Testing
import UIKit

@testable import Tateyoko

/// Screens with and without faults in their views' positions.
@MainActor
@Suite struct PlacePairTests {
  private func button(_ title: String, filled: Bool = false) -> UIButton {
    var configuration: UIButton.Configuration = filled ? .filled() : .plain()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    return button
  }

  @Test func twoLabelsWithoutAConstraintBetweenThemOverlap() {
    func screen(_ left: CGFloat) -> UIViewController {
      PairScreen { _, view in
        view.label("A rather long product name", id: "name")
        view.label("12.50", id: "price", left: left)
      }
    }
    #expect(Looked.rules(Looked.at { screen(120) }) == [.overlap])
    #expect(Looked.at { screen(300) }.isEmpty)
  }

  @Test func aBadgeAndAFloatingButtonAreMeant() {
    let found = Looked.at {
      PairScreen { controller, view in
        let list = UITableView()
        let source = Rows()
        list.dataSource = source
        controller.title = "List"
        view.place(list) {
          [
            $0.topAnchor.constraint(equalTo: view.topAnchor),
            $0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]
        }
        let add = button("Add", filled: true)
        view.place(add) {
          [
            $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            $0.bottomAnchor.constraint(
              equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            $0.widthAnchor.constraint(equalToConstant: 90),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
        let badge = UILabel()
        badge.text = "3"
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = UIColor(red: 0.7, green: 0, blue: 0, alpha: 1)
        view.place(badge) {
          [
            $0.centerXAnchor.constraint(equalTo: add.trailingAnchor, constant: -6),
            $0.centerYAnchor.constraint(equalTo: add.topAnchor, constant: 6),
            $0.widthAnchor.constraint(equalToConstant: 20),
            $0.heightAnchor.constraint(equalToConstant: 22),
          ]
        }
        self.kept.append(source)
      }
    }
    #expect(Looked.words(.overlap, found).isEmpty)
  }

  private final class Kept {
    var values: [AnyObject] = []
    func append(_ value: AnyObject) { values.append(value) }
  }
  private let kept = Kept()

  final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  @Test func aTitlePinnedToTheViewsTopLiesUnderTheBar() {
    func screen(toSafeArea: Bool) -> UIViewController {
      UINavigationController(
        rootViewController: PairScreen { controller, view in
          controller.title = "Orders"
          let label = UILabel()
          label.text = "Welcome back"
          view.place(label, id: "welcome") {
            [
              $0.topAnchor.constraint(
                equalTo: toSafeArea ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor,
                constant: toSafeArea ? 8 : 66),
              $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ]
          }
        })
    }
    #expect(Looked.rules(Looked.at { screen(toSafeArea: false) }) == [.underBar])
    #expect(Looked.at { screen(toSafeArea: true) }.isEmpty)
  }

  @Test func aTableUnderBarsIsFine() {
    let source = Rows()
    let found = Looked.at {
      let table = UITableViewController()
      table.title = "Orders"
      table.tableView.dataSource = source
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: table)]
      return tabs
    }
    #expect(found.isEmpty)
  }

  @Test func aTextAtTheVeryTopLiesUnderTheHousing() {
    func screen(top: CGFloat) -> UIViewController {
      PairScreen { _, view in
        let label = UILabel()
        label.text = "12:30 to Bern, platform 4"
        view.place(label) {
          [
            $0.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
            $0.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          ]
        }
      }
    }
    #expect(Looked.rules(Looked.at { screen(top: 15) }) == [.underHousing])
    #expect(Looked.at { screen(top: 70) }.isEmpty)
  }

  @Test func aTextAtTheEdgeLiesUnderTheHousingInLandscapeOnly() {
    func screen() -> UIViewController {
      PairScreen { _, view in
        let label = UILabel()
        label.text = "Departures"
        view.place(label) {
          [
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ]
        }
      }
    }
    #expect(Looked.at { screen() }.isEmpty)
    #expect(
      Looked.rules(Looked.at(.iPhone15, .landscapeRight) { screen() }) == [.underHousing])
  }

  @Test func aButtonAtTheBottomEdgeLiesUnderTheHomeIndicator() {
    func screen(toSafeArea: Bool) -> UIViewController {
      PairScreen { _, view in
        let buy = button("Buy", filled: true)
        view.place(buy, id: "buy") {
          [
            $0.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            $0.widthAnchor.constraint(equalToConstant: 200),
            $0.heightAnchor.constraint(equalToConstant: 44),
            $0.bottomAnchor.constraint(
              equalTo: toSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor),
          ]
        }
      }
    }
    #expect(
      Looked.rules(Looked.at(.iPhone15, .landscapeRight) { screen(toSafeArea: false) }) == [
        .underHomeIndicator
      ])
    #expect(Looked.at(.iPhone15, .landscapeRight) { screen(toSafeArea: true) }.isEmpty)
  }

  @Test func aFormThatFitsInPortraitReachesBeyondTheScreenInLandscape() {
    func screen(scrolls: Bool) -> UIViewController {
      PairScreen { _, view in
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 24
        for number in 1...9 {
          let label = UILabel()
          label.text = "Question \(number)"
          label.heightAnchor.constraint(equalToConstant: 44).isActive = true
          stack.addArrangedSubview(label)
        }
        let scroll = UIScrollView()
        let parent: UIView
        if scrolls {
          view.place(scroll) {
            [
              $0.topAnchor.constraint(equalTo: view.topAnchor),
              $0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
              $0.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            ]
          }
          parent = scroll
        } else {
          parent = view
        }
        parent.place(stack, id: "form") {
          [
            $0.topAnchor.constraint(
              equalTo: scrolls
                ? scroll.contentLayoutGuide.topAnchor : view.safeAreaLayoutGuide.topAnchor),
            $0.leadingAnchor.constraint(
              equalTo: scrolls
                ? scroll.contentLayoutGuide.leadingAnchor
                : view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            $0.widthAnchor.constraint(equalToConstant: 250),
          ]
        }
        if scrolls {
          stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive =
            true
          stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)
            .isActive = true
        }
      }
    }
    #expect(Looked.at { screen(scrolls: false) }.isEmpty)
    let found = Looked.at(.iPhone15, .landscapeRight) { screen(scrolls: false) }
    #expect(found.map(\.view) == ["UIStackView “form”"])
    #expect(Looked.rules(found) == [.offScreen])
    #expect(Looked.at(.iPhone15, .landscapeRight) { screen(scrolls: true) }.isEmpty)
  }

  @Test func aButtonOutsideItsCardTakesNoTouches() {
    func screen(_ height: CGFloat) -> UIViewController {
      PairScreen { _, view in
        let card = UIView(frame: CGRect(x: 16, y: 200, width: 300, height: height))
        card.accessibilityIdentifier = "card"
        let more = self.button("More")
        more.frame = CGRect(x: 16, y: 60, width: 100, height: 44)
        card.addSubview(more)
        view.addSubview(card)
      }
    }
    #expect(Looked.rules(Looked.at { screen(50) }).contains(.outsideParent))
    #expect(Looked.at { screen(120) }.isEmpty)
  }

  @Test func aButtonAcrossAFoldIsFound() {
    func screen(_ offset: CGFloat) -> UIViewController {
      PairScreen { _, view in
        let play = button("Play", filled: true)
        view.place(play, id: "play") {
          [
            $0.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset),
            $0.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset),
            $0.widthAnchor.constraint(equalToConstant: 80),
            $0.heightAnchor.constraint(equalToConstant: 50),
          ]
        }
      }
    }
    let across = Looked.at(.iPhoneDuo, posture: .halfOpen) { screen(0) }
    #expect(Looked.rules(across) == [.acrossFold])
    #expect(Looked.at(.iPhoneDuo, posture: .halfOpen) { screen(120) }.isEmpty)
  }
}
