import Tateyoko
import UIKit

extension Scenario {
  /// Content over a screen: sheets, popovers, alerts.
  public static let presentations = Scenario(
    id: "Presentations",
    title: "シートとアラート – sheets, popovers and alerts over a screen",
    screens: [
      Screen(
        id: "page-sheet", title: "A page sheet: a card on phones, a page on iPads",
        variants: [oldPhone, newPhone, pad], chrome: .all,
        steps: [Step(nil) { controller, _ in controller.compose(as: .pageSheet) }]
      ) { InboxViewController() },
      Screen(
        id: "form-sheet", title: "A form sheet",
        variants: [pad], chrome: .all,
        steps: [Step(nil) { controller, _ in controller.compose(as: .formSheet) }]
      ) { InboxViewController() },
      Screen(
        id: "half-sheet", title: "A half-height sheet",
        variants: [newPhone, Variant(.iPhone14, os: "16.4")], chrome: .all,
        steps: [Step(nil) { controller, _ in controller.composeAtHalfHeight() }]
      ) { InboxViewController() },
      Screen(
        id: "popover", title: "A popover beside a button",
        variants: [pad], chrome: .all,
        steps: [Step(nil) { controller, _ in controller.showFormats() }]
      ) { InboxViewController() },
      Screen(
        id: "alert", title: "An alert with two buttons",
        variants: [oldPhone, newPhone], chrome: .all,
        steps: [Step(nil) { controller, _ in controller.askForDeletion() }]
      ) { InboxViewController() },
      Screen(
        id: "action-sheet", title: "An action sheet: from the bottom edge, or in a popover",
        variants: [oldPhone, pad], chrome: .all,
        steps: [Step(nil) { controller, _ in controller.chooseAction() }]
      ) { InboxViewController() },
    ])

  private static let oldPhone = Variant(.iPhoneX, os: "13.7")
  private static let newPhone = Variant(.iPhone16, os: "26.1")
  private static let pad = Variant(.iPadPro11, os: "17.5")
}
