import Devices
import TurnCases
import UIKit

extension TurnCaseTests.Kept {
  static let all = [
    Self(
      "a root whose view is about to enter the window is turned with it",
      TurnCase(
        Device(id: "iphone-6s-plus")!, "9.0", tree: .screen,
        hooks: [TurnHook(.viewWillAppear, of: "A", .simulator, .landscapeRight)])),
    Self(
      "a window that was hidden during a turn fills the screen",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "26.1", tree: .screen,
        hooks: [TurnHook(.initialization, of: "A", .simulator, .landscapeRight)])),
    Self(
      "a window that was hidden during a turn has the traits of after it",
      TurnCase(
        Device(id: "iphone-13-mini")!, "26.1", tree: .navigation([.screen]),
        hooks: [TurnHook(.didMoveToParent, of: "B", .simulator, .landscapeRight)])),
    Self(
      "a window that was hidden during a turn has the insets of after it",
      TurnCase(
        Device(id: "iphone-8")!, "12.0", tree: .screen,
        hooks: [TurnHook(.initialization, of: "A", .simulator, .landscapeRight)])),
    Self(
      "a turn in the first traitCollectionDidChange leaves no view with old traits",
      TurnCase(
        Device(id: "iphone-6-plus")!, "9.0", tree: .screen,
        hooks: [TurnHook(.traitCollectionDidChange, of: "A", .simulator, .landscapeRight)])),
    Self(
      "a page that turns the interface as it is loaded appears once",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "17.0", tree: .page(.pageCurl, [.screen, .screen]),
        hooks: [TurnHook(.viewDidLoad, of: "C", .simulator, .landscapeRight)],
        steps: [[.showPage(1, animated: false)]])),
    Self(
      "a tab that is selected while its container goes under a modal does not appear",
      TurnCase(
        Device(id: "iphone-8")!, "11.0", tree: .page(.scroll, [.tab([.screen, .screen])]),
        hooks: [TurnHook(.viewWillDisappear, of: "C", .simulator, .landscapeRight)],
        steps: [[.present(.formSheet, .screen, animated: false), .select(1)]])),
    Self(
      "a tab that turns the interface as it loads its view loads it once",
      TurnCase(
        Device(id: "iphone-8")!, "13.0", tree: .navigation([.tab([.screen, .screen])]),
        hooks: [TurnHook(.loadView, of: "D", .simulator, .landscapeRight)],
        steps: [[.select(1)]])),
    Self(
      "a popover that is wider than high on the way keeps what lies in it",
      TurnCase(
        Device(id: "iphone-14-plus")!, "16.0", start: .landscapeLeft, tree: .screen,
        steps: [[.present(.popover, .screen, animated: false)]])),
    Self(
      "columns of a split view keep their widths while it turns",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "14.0", start: .landscapeRight,
        tree: .split(
          .tripleColumn,
          [.navigation([.screen]), .navigation([.screen]), .navigation([.screen])]))),
    Self(
      "a column that goes while its container does is gone with all in it",
      TurnCase(
        Device(id: "ipad-2")!, "8.0", start: .landscapeLeft,
        tree: .split(.unspecified, [.navigation([.screen]), .navigation([.screen])]),
        hooks: [TurnHook(.viewWillAppear, of: "F", .simulator, .portrait)],
        steps: [[.present(.automatic, .screen, animated: false)]])),
    Self(
      "a page sheet that adapts to a turn stays on the screen",
      TurnCase(
        Device(id: "iphone-7-plus")!, "11.0", tree: .screen,
        steps: [[.present(.pageSheet, .screen, animated: false)]])),
    Self(
      "a popover that becomes a sheet and back keeps what lies in it",
      TurnCase(
        Device(id: "iphone-xs-max")!, "15.0", start: .landscapeRight, tree: .screen,
        steps: [[.present(.popover, .screen, animated: false)]])),
    Self(
      "an action sheet adapts to a turn that was made while it came",
      TurnCase(
        Device(id: "iphone-15-pro-max")!, "26.1", tree: .tab([.navigation([.screen])]),
        hooks: [TurnHook(.viewIsAppearing, of: "C", .geometry, .landscapeRight)],
        steps: [[.present(.actionSheet, .screen, animated: false)]])),
    Self(
      "a full-screen modal over a form sheet is told the window's size",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "12.4", tree: .screen,
        steps: [
          [.present(.formSheet, .screen, animated: false)],
          [.present(.fullScreen, .screen, animated: false)],
        ])),
    Self(
      "a modal in the context of a sheet keeps the sheet's view away through a turn",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "17.0", tree: .screen,
        steps: [
          [.present(.pageSheet, .screen, animated: false)],
          [.present(.currentContext, .screen, animated: false)],
        ])),
    Self(
      "the status bar comes back with a turn under a modal in the root's context",
      TurnCase(
        Device(id: "iphone-se-2")!, "17.0", start: .landscapeRight, tree: .screen,
        steps: [[.present(.currentContext, .screen, animated: false)]])),
  ]
}
