extension MCPTool {
  private static let settings: [Argument] = [
    Argument(
      name: "device", kind: .string,
      help: "A device such as iphone-se-3, iphone-15, iphone-16-pro-max or ipad-pro-11-1."),
    Argument(name: "os", kind: .string, help: "An OS version such as 17.5; the newest by default."),
    Argument(
      name: "orientation", kind: .string, help: "The interface orientation.",
      choices: ["portrait", "landscape", "landscape-left", "upside-down"]),
    Argument(
      name: "posture", kind: .string,
      help: "How far a foldable device is open: closed, half-open or open."),
    Argument(
      name: "style", kind: .strings, help: "Any of light, dark, rtl, contrast, bold."),
    Argument(
      name: "text_size", kind: .string,
      help: "The user's text size: XS, S, M, L (usual), XL, XXL, XXXL, AX1 to AX5."),
    Argument(
      name: "language", kind: .string,
      help: "A language such as de, or pseudo-double, pseudo-accented, pseudo-bounded, pseudo-rtl."),
    Argument(
      name: "chrome", kind: .flag, help: "Whether to draw status bar, housing, home indicator."),
  ]

  private static let answer: [Argument] = [
    Argument(
      name: "tree", kind: .string,
      help: "How much to list of the views: an outline, or every property.",
      choices: ["compact", "full"]),
    Argument(
      name: "image", kind: .flag, help: "Whether the answer has the picture; true by default."),
  ]

  private static var steps: String {
    "What to do, one step per line, in order. A name is an accessibility identifier or label, or text "
      + "on the screen; in quotation marks it may be one of a step's own words. Forms: "
      + ScreenStepReader.help.split(separator: "\n").joined(separator: "; ") + "."
  }

  static let listScreens = MCPTool(
    name: "list_screens", title: "List screens",
    help: "Lists the app's screens that can be seen, by name.", arguments: [])

  static let see = MCPTool(
    name: "see", title: "See a screen",
    help:
      "Launches a screen of the app on a simulated iOS device and shows it: the picture, an outline "
      + "of the views with their places in points, what can be touched by name, UIKit's log, and what "
      + "has changed since the last look at the same. Call it after every edit of view code that "
      + "has been built.",
    arguments: [
      Argument(
        name: "screen", kind: .string, help: "The screen's name, as list_screens has it.",
        isRequired: true)
    ] + settings + [
      Argument(name: "steps", kind: .strings, help: steps)
    ] + answer)

  static let act = MCPTool(
    name: "act", title: "Touch, type, rotate",
    help:
      "Interacts with the last seen screen as a user would, and shows it again with what changed.",
    arguments: [
      Argument(name: "steps", kind: .strings, help: steps, isRequired: true)
    ] + answer, isReadOnly: false)

  static let changes = MCPTool(
    name: "changes", title: "What has changed",
    help:
      "Recreates the last seen screen, performs the same steps, and describes what differs from the "
      + "last look, without a picture.",
    arguments: [])

  static let lint = MCPTool(
    name: "lint", title: "Find faults",
    help:
      "Looks for faults in a screen over several devices, both orientations, light and dark, and two "
      + "text sizes: truncated or clipped texts, overlaps, content under bars and housings, small touch "
      + "targets, low contrast, missing labels and more, each with the plainest setting that shows it.",
    arguments: [
      Argument(
        name: "screen", kind: .string,
        help: "The screen's name; by default the last seen one."),
      Argument(
        name: "devices", kind: .strings,
        help: "Devices such as iphone-se-3, instead of the usual ones."),
    ])
}
