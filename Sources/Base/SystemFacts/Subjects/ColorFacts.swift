import Foundation

/// The system's colours.
///
/// Colours introduced in iOS 13 have the values that were previously used in their place, because
/// code guarded by `#available(iOS 13, *)` always runs here.
package enum ColorFacts: FactSubject {
  package static let title = "Colours"

  private static let guidelines = "Apple's interface guidelines, recalled"
  private static let table =
    "facts: layout §8; high contrast: Apple's interface guidelines, recalled"
  private static let before13 = "Apple's interface guidelines of iOS 7 to 12"
  private static let measured =
    "measured on 26.1; high contrast: Apple's interface guidelines, recalled"

  package static let hasLooks = ReleaseFact(
    "Colours have a dark and a high-contrast look; before, only the light one", since: 13, "Apple",
    .high)

  package static let gradientsBlendPerceptually = ReleaseFact(
    "SwiftUI's gradients blend their colours in a perceptual space; before, by sRGB components",
    since: 16, "the middle of red and blue recorded on 26; the first release recalled", .low)

  package static let systemRed = ReleaseFact<Shades>(
    "systemRed",
    .since(7, Shades((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97)), table, .high),
    .since(26, Shades((255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101)), measured, .high)
  )

  package static let systemOrange = ReleaseFact<Shades>(
    "systemOrange",
    .since(7, Shades((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64)), table, .high),
    .since(
      26, Shades((255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86)), guidelines, .medium)
  )

  package static let systemYellow = ReleaseFact<Shades>(
    "systemYellow",
    .since(7, Shades((255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38)), table, .high),
    .since(
      26, Shades((255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67)), guidelines, .medium))

  package static let systemGreen = ReleaseFact<Shades>(
    "systemGreen",
    .since(7, Shades((76, 217, 100)), before13, .high),
    .since(13, Shades((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91)), table, .high),
    .since(26, Shades((52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104)), measured, .high))

  package static let systemMint = ReleaseFact<Shades>(
    "systemMint",
    .since(
      7, Shades((0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207)), guidelines, .medium
    ),
    .since(
      26, Shades((0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203)), guidelines, .medium))

  package static let systemTeal = ReleaseFact<Shades>(
    "systemTeal",
    .since(
      7, Shades((90, 200, 250), (100, 210, 255), (0, 113, 164), (112, 215, 255)), table, .high),
    .since(15, Shades((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255)), table, .high),
    .since(
      26, Shades((0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236)), guidelines, .medium))

  package static let systemCyan = ReleaseFact<Shades>(
    "systemCyan",
    .since(
      7, Shades((50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255)), table, .high),
    .since(
      26, Shades((0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255)), guidelines, .medium
    ))

  package static let systemBlue = ReleaseFact<Shades>(
    "systemBlue",
    .since(7, Shades((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255)), table, .high),
    .since(
      26, Shades((0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255)), measured, .high))

  package static let systemIndigo = ReleaseFact<Shades>(
    "systemIndigo",
    .since(7, Shades((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255)), table, .high),
    .since(
      26, Shades((97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255)), guidelines,
      .medium))

  package static let systemPurple = ReleaseFact<Shades>(
    "systemPurple",
    .since(7, Shades((88, 86, 214)), before13, .high),
    .since(
      13, Shades((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255)), table, .high),
    .since(
      26, Shades((203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255)), guidelines,
      .medium))

  package static let systemPink = ReleaseFact<Shades>(
    "systemPink",
    .since(7, Shades((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130)), table, .high),
    .since(
      26, Shades((255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196)), guidelines, .medium)
  )

  package static let systemBrown = ReleaseFact<Shades>(
    "systemBrown",
    .since(
      7, Shades((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105)), guidelines,
      .medium),
    .since(
      26, Shades((172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121)), guidelines,
      .medium))

  package static let systemGray = ReleaseFact<Shades>(
    "systemGray",
    .since(
      7, Shades((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)), table, .high))

  package static let systemGray2 = ReleaseFact<Shades>(
    "systemGray2",
    .since(
      7, Shades((174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128)), table, .high))

  package static let systemGray3 = ReleaseFact<Shades>(
    "systemGray3",
    .since(7, Shades((199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86)), table, .high))

  package static let systemGray4 = ReleaseFact<Shades>(
    "systemGray4",
    .since(7, Shades((209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70)), table, .high))

  package static let systemGray5 = ReleaseFact<Shades>(
    "systemGray5",
    .since(7, Shades((229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56)), table, .high))

  package static let systemGray6 = ReleaseFact<Shades>(
    "systemGray6",
    .since(7, Shades((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38)), table, .high))

  package static let all: [any AnyReleaseFact] =
    [hasLooks, gradientsBlendPerceptually]
    + SystemColor.allCases.map(\.fact)
}
