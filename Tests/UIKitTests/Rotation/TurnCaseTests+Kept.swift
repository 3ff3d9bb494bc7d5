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
    Self(
      "a sheet on a sheet adapts with it, and is in front of it again after that",
      TurnCase(
        Device(id: "iphone-6-plus")!, "11.0", start: .landscapeLeft, tree: .screen,
        steps: [
          [.present(.pageSheet, .screen, animated: false)],
          [.present(.pageSheet, .page(.pageCurl, [.screen]), animated: false)],
        ])),
    Self(
      "what covers a sheet stays in front of it when the sheet adapts",
      TurnCase(
        Device(id: "iphone-6-plus")!, "8.0", tree: .screen,
        steps: [
          [.present(.formSheet, .screen, animated: false)],
          [.present(.overFullScreen, .screen, animated: false), .turn(.device, .landscapeRight)],
        ])),
    Self(
      "an alert stays in front of a sheet that adapts",
      TurnCase(
        Device(id: "iphone-8-plus")!, "11.0", tree: .screen,
        steps: [
          [.present(.pageSheet, .screen, animated: false)],
          [.present(.alert, .screen, animated: false)],
        ])),
    Self(
      "what is presented in a sheet's context goes along when the sheet adapts",
      TurnCase(
        Device(id: "iphone-6-plus")!, "12.0", tree: .screen,
        steps: [
          [.present(.pageSheet, .screen, animated: false)],
          [.present(.overCurrentContext, .screen, animated: false)],
        ])),
    Self(
      "what is presented in a form sheet's context is as narrow as the sheet",
      TurnCase(
        Device(id: "iphone-7-plus")!, "10.3", tree: .screen,
        steps: [
          [.present(.formSheet, .screen, animated: false)],
          [
            .present(
              .overCurrentContext,
              .split(
                .tripleColumn,
                [.navigation([.screen]), .navigation([.screen]), .navigation([.screen])]),
              animated: false)
          ],
        ])),
    Self(
      "what is presented in the context of a root that is away has the window's traits",
      TurnCase(
        Device(id: "iphone-15-pro-max")!, "18.4", tree: .screen,
        steps: [
          [
            .present(
              .currentContext,
              .split(.unspecified, [.navigation([.screen]), .navigation([.screen])]),
              animated: false)
          ]
        ])),
    Self(
      "a tab selected under a full-screen modal comes alone when the modal goes",
      TurnCase(
        Device(id: "iphone-8")!, "11.4", tree: .tab([.screen, .screen, .screen]),
        steps: [
          [.present(.fullScreen, .screen, animated: false)], [.select(2)],
          [.dismiss(animated: false)],
        ])),
    Self(
      "columns that a turn under a modal hides don't come with their container",
      TurnCase(
        Device(id: "ipad-mini-3")!, "12.0", start: .landscapeLeft,
        tree: .split(
          .tripleColumn,
          [.navigation([.screen]), .navigation([.screen]), .navigation([.screen])]),
        steps: [
          [.present(.fullScreen, .screen, animated: false)],
          [.turn(.simulator, .portraitUpsideDown), .dismiss(animated: false)],
        ])),
    Self(
      "columns that have come to another stack go with it under a sheet that adapts",
      TurnCase(
        Device(id: "iphone-6-plus")!, "10.0",
        tree: .split(
          .tripleColumn,
          [.navigation([.screen]), .navigation([.screen]), .navigation([.screen])]),
        steps: [[.present(.pageSheet, .screen, animated: false)]])),
    Self(
      "columns in a popover that becomes a sheet hear that they appear",
      TurnCase(
        Device(id: "iphone-6s-plus")!, "11.0", tree: .screen,
        steps: [
          [
            .present(
              .popover,
              .split(
                .tripleColumn,
                [.navigation([.screen]), .navigation([.screen]), .navigation([.screen])]),
              animated: false)
          ]
        ])),
    Self(
      "a bar behind a card, which is scaled, lies where it did before turns",
      TurnCase(
        Device(id: "iphone-15-pro-max")!, "18.4", tree: .navigation([.screen]),
        steps: [[.present(.popover, .screen, animated: false)]])),
    Self(
      "a controller that turns the interface before it is on the stack appears after that",
      TurnCase(
        Device(id: "ipad-mini-2")!, "10.3",
        tree: .split(.unspecified, [.navigation([.screen]), .navigation([.screen])]),
        hooks: [TurnHook(.willMoveToParent, of: "F", .simulator, .landscapeRight)],
        steps: [[.push(.screen, animated: false)]])),
    Self(
      "a controller whose column gets its stack back before it is on it belongs to one stack",
      TurnCase(
        Device(id: "iphone-11-pro-max")!, "17.0",
        tree: .split(
          .tripleColumn,
          [.navigation([.screen]), .navigation([.screen]), .navigation([.screen])]),
        hooks: [TurnHook(.willMoveToParent, of: "H", .simulator, .landscapeRight)],
        steps: [[.push(.screen, animated: false)]])),
    Self(
      "a controller on a stack that is not shown yet loads its view once",
      TurnCase(
        Device(id: "iphone-8")!, "11.0", tree: .screen,
        hooks: [TurnHook(.loadView, of: "D", .simulator, .landscapeRight)],
        steps: [
          [
            .present(.overFullScreen, .navigation([.screen]), animated: false),
            .push(.screen, animated: false),
          ]
        ])),
    Self(
      "a pop that a turn overtakes, which hides the column, is over with the turn",
      TurnCase(
        Device(id: "ipad-pro-10.5")!, "10.3",
        tree: .split(.doubleColumn, [.navigation([.screen]), .navigation([.screen])]),
        steps: [
          [.push(.screen, animated: false)],
          [
            .turn(.attempt, .landscapeRight), .pop(animated: false),
            .turn(.attempt, .portraitUpsideDown),
          ],
        ])),
    Self(
      "what lies in a sheet keeps its place in a transition that a turn overtakes",
      TurnCase(
        Device(id: "ipad-air-1")!, "11.4", start: .landscapeLeft, tree: .screen,
        steps: [
          [.present(.pageSheet, .screen, animated: false)],
          [
            .present(.fullScreen, .screen, animated: true), .wait(15),
            .turn(.attempt, .portraitUpsideDown),
          ],
        ])),
    Self(
      "a popped column is told the size that it comes back with",
      TurnCase(
        Device(id: "iphone-xs-max")!, "12.4",
        tree: .split(.unspecified, [.navigation([.screen]), .navigation([.screen])]),
        steps: [[.pop(animated: false), .turn(.device, .landscapeRight)]])),
    Self(
      "what lies in a form sheet keeps its size under a full-screen modal",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "26.0", tree: .screen,
        hooks: [TurnHook(.viewDidLoad, of: "D", .simulator, .landscapeRight)],
        steps: [
          [.present(.formSheet, .child(.constraints, .screen), animated: false)],
          [.present(.fullScreen, .screen, animated: false)],
        ])),
    Self(
      "a page that turns the interface as it is placed is as large as the turn makes it",
      TurnCase(
        Device(id: "iphone-8")!, "12.0", tree: .tab([.page(.scroll, [.screen, .screen])]),
        hooks: [TurnHook(.safeAreaInsetsDidChange, of: "D", .simulator, .landscapeRight)],
        steps: [[.showPage(1, animated: true)]])),
    Self(
      "a column that comes while its container does has appeared with it",
      TurnCase(
        Device(id: "ipad-4")!, "8.4", tree: .screen,
        hooks: [TurnHook(.viewDidAppear, of: "D", .simulator, .landscapeRight)],
        steps: [
          [
            .present(
              .overCurrentContext,
              .split(.doubleColumn, [.navigation([.screen]), .navigation([.screen])]),
              animated: false)
          ]
        ])),
    Self(
      "a stack that a split view collapses onto on its way back has one top that appears",
      TurnCase(
        Device(id: "iphone-7-plus")!, "12.0", start: .landscapeRight,
        tree: .split(.unspecified, [.navigation([.screen]), .navigation([.screen])]),
        steps: [
          [.present(.currentContext, .screen, animated: false)],
          [.dismiss(animated: false), .turn(.device, .portrait)],
        ])),
    Self(
      "a container that has left another during a turn is untold of it, with what lies in it",
      TurnCase(
        Device(id: "ipad-pro-11-1")!, "26.1",
        tree: .page(.pageCurl, [.tab([.screen, .screen]), .screen]),
        hooks: [TurnHook(.mainQueue, of: "E", .supported, .landscapeRight)],
        steps: [[.showPage(1, animated: true), .wait(5), .showPage(0, animated: false)]])),
    Self(
      "a window that was hidden during half a turn has the insets of after it",
      TurnCase(
        Device(id: "iphone-duo")!, "27.1", start: .landscapeRight, tree: .screen,
        hooks: [TurnHook(.initialization, of: "A", .simulator, .landscapeLeft)])),
    Self(
      "a sheet beside the fold is told of its size where only the fold changes",
      TurnCase(
        Device(id: "iphone-duo")!, "27.1", start: .landscapeRight, posture: .open, tree: .screen,
        steps: [[.present(.formSheet, .screen, animated: false)], [.fold(.halfOpen)]])),
    Self(
      "an arrow that comes back from the vertical bar is behind the title again",
      TurnCase(
        Device(id: "iphone-duo")!, "27.1", posture: .open, tree: .navigation([.screen, .screen]))),
  ]
}
