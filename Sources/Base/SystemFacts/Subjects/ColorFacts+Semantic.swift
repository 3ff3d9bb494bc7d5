/// Labels, fills, separators and backgrounds; high contrast changes none of them here.
extension ColorFacts {
  private static let table = "facts: layout §8"
  private static let recalled = "recalled from UIKit of iOS 7 to 12"

  package static let label = ReleaseFact<Shades>(
    "label", .since(7, Shades((0, 0, 0), dark: (255, 255, 255)), table, .high))

  package static let secondaryLabel = ReleaseFact<Shades>(
    "secondaryLabel", .since(7, Shades((60, 60, 67, 60), dark: (235, 235, 245, 60)), table, .high))

  package static let tertiaryLabel = ReleaseFact<Shades>(
    "tertiaryLabel", .since(7, Shades((60, 60, 67, 30), dark: (235, 235, 245, 30)), table, .high))

  package static let quaternaryLabel = ReleaseFact<Shades>(
    "quaternaryLabel", .since(7, Shades((60, 60, 67, 18), dark: (235, 235, 245, 16)), table, .high))

  package static let placeholderText = ReleaseFact<Shades>(
    "placeholderText", .since(7, Shades((60, 60, 67, 30), dark: (235, 235, 245, 30)), table, .high))

  package static let separator = ReleaseFact<Shades>(
    "separator", .since(7, Shades((200, 199, 204)), recalled, .medium),
    .since(13, Shades((60, 60, 67, 29), dark: (84, 84, 88, 60)), table, .high))

  package static let opaqueSeparator = ReleaseFact<Shades>(
    "opaqueSeparator", .since(7, Shades((200, 199, 204)), recalled, .medium),
    .since(13, Shades((198, 198, 200), dark: (56, 56, 58)), table, .high))

  package static let link = ReleaseFact<Shades>(
    "link", .since(7, Shades((0, 122, 255), dark: (9, 132, 255)), table, .high))

  package static let systemFill = ReleaseFact<Shades>(
    "systemFill", .since(7, Shades((120, 120, 128, 20), dark: (120, 120, 128, 36)), table, .high))

  package static let secondarySystemFill = ReleaseFact<Shades>(
    "secondarySystemFill",
    .since(7, Shades((120, 120, 128, 16), dark: (120, 120, 128, 32)), table, .high))

  package static let tertiarySystemFill = ReleaseFact<Shades>(
    "tertiarySystemFill",
    .since(7, Shades((118, 118, 128, 12), dark: (118, 118, 128, 24)), table, .high))

  package static let quaternarySystemFill = ReleaseFact<Shades>(
    "quaternarySystemFill",
    .since(7, Shades((116, 116, 128, 8), dark: (118, 118, 128, 18)), table, .high))

  package static let systemBackground = ReleaseFact<Shades>(
    "systemBackground",
    .since(7, Shades((255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30)), table, .high))

  package static let secondarySystemBackground = ReleaseFact<Shades>(
    "secondarySystemBackground",
    .since(7, Shades((242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46)), table, .high))

  package static let tertiarySystemBackground = ReleaseFact<Shades>(
    "tertiarySystemBackground",
    .since(7, Shades((255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60)), table, .high))

  package static let systemGroupedBackground = ReleaseFact<Shades>(
    "systemGroupedBackground", .since(7, Shades((239, 239, 244)), recalled, .medium),
    .since(13, Shades((242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30)), table, .high))

  package static let secondarySystemGroupedBackground = ReleaseFact<Shades>(
    "secondarySystemGroupedBackground",
    .since(7, Shades((255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46)), table, .high))

  package static let tertiarySystemGroupedBackground = ReleaseFact<Shades>(
    "tertiarySystemGroupedBackground",
    .since(7, Shades((242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60)), table, .high))

  package static let groupTableViewBackground = ReleaseFact<Shades>(
    "groupTableViewBackground", .since(7, Shades((239, 239, 244)), recalled, .medium),
    .since(13, Shades((242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30)), table, .high))
}
