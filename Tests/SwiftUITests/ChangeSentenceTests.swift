import LayoutTrees
import SwiftUI
import Testing

/// What a failing picture says about a changed view.
@Suite @MainActor struct ChangeSentenceTests {
  private func explanation<Old: View, New: View>(_ old: Old, _ new: New) -> LayoutExplanation {
    LayoutExplanation(
      LayoutTreeDifference(from: Stage(old).host.layoutTree(), to: Stage(new).host.layoutTree()))
  }

  private func lines<Old: View, New: View>(_ old: Old, _ new: New) -> [String] {
    explanation(old, new).causes.map(\.words)
  }

  private func stack(
    spacing: CGFloat? = 8, alignment: HorizontalAlignment = .center, title: String = "Continue"
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      Text(title)
      Text("No account yet?")
    }
  }

  @Test func stacksAreNamedWithTheirArguments() {
    let found = explanation(stack(), stack(spacing: 12))
    #expect(found.causes.map(\.words) == ["VStack spacing 8 → 12"])
    #expect(found.causes.map(\.sentence) == ["The spacing of VStack went from 8 to 12 points"])
    #expect(found.effect?.words == "VStack 2 up, 4 taller; 1 more view moved or resized")
    #expect(lines(stack(), stack(spacing: nil)) == ["VStack spacing 8 → default"])
    #expect(lines(stack(), stack(alignment: .leading)) == ["VStack alignment .center → .leading"])
  }

  @Test func modifiersAreNamedAsWritten() {
    let text = Text("Continue")
    #expect(lines(text.padding(16), text.padding(20)) == [".padding(16 → 20) of “Continue”"])
    #expect(
      lines(text.padding(.top, 16), text.padding(.top, 20))
        == [".padding(.top, 16 → 20) of “Continue”"])
    #expect(
      lines(text.padding(.horizontal, 16), text.padding(16))
        == [".padding(.vertical, 0 → 16) of “Continue”"])
    #expect(
      lines(
        text.padding(16), text.padding(EdgeInsets(top: 8, leading: 4, bottom: 16, trailing: 16)))
        == [".padding(top: 16 → 8, leading: 16 → 4) of “Continue”"])
    #expect(
      lines(text.frame(width: 100), text.frame(width: 120))
        == [".frame(width: 100 → 120) of “Continue”"])
    #expect(
      lines(text.frame(maxWidth: 300), text.frame(maxWidth: .infinity))
        == [".frame(maxWidth: 300 → .infinity) of “Continue”"])
    #expect(
      lines(text.offset(x: 4), text.offset(x: 4, y: 2)) == [".offset(y: 0 → 2) of “Continue”"])
    #expect(
      lines(
        Color.red.aspectRatio(1, contentMode: .fit), Color.red.aspectRatio(2, contentMode: .fit))
        == [".aspectRatio(1 → 2)"])
    #expect(
      lines(stack().padding(), stack().padding(.bottom)) == [
        ".padding(top: 16 → 0, leading: 16 → 0, trailing: 16 → 0)"
      ])
  }

  @Test func sentencesNameModifiersByWhatTheyAreAround() {
    let text = Text("Continue")
    #expect(
      explanation(text.padding(16), text.padding(20)).causes.map(\.sentence)
        == ["The padding of “Continue” went from 16 to 20 points"])
    #expect(
      explanation(text.padding(.horizontal, 16), text.padding(.horizontal, 20)).causes
        .map(\.sentence) == ["The horizontal padding of “Continue” went from 16 to 20 points"])
    #expect(
      explanation(text.padding(.leading, 16), text.padding(.leading, 20)).causes.map(\.sentence)
        == ["The padding of “Continue” went from 16 to 20 points at the leading edge"])
    #expect(
      explanation(text.frame(width: 100), text.frame(width: 120)).causes.map(\.sentence)
        == ["The width of .frame of “Continue” went from 100 to 120 points"])
  }

  @Test func textsAreNamedByTheirWords() {
    let found = explanation(stack(), stack(title: "Go on"))
    #expect(found.causes.map(\.words) == ["Text “Continue” → “Go on”"])
    #expect(found.causes.map(\.sentence) == ["The text “Continue” became “Go on”"])
    let moved = explanation(stack().padding(.top, 4), stack().padding(.top, 8))
    #expect(moved.effect?.path.className == "VStack")
  }

  @Test func fontsColoursAndLinesAreCauses() {
    let text = Text("Continue")
    #expect(
      lines(text.font(.system(size: 17)), text.font(.system(size: 20)))
        == ["font size of Text “Continue”: 17 → 20"])
    #expect(
      lines(text.font(.system(size: 17)), text.font(.system(size: 17, weight: .bold)))
        == ["font of Text “Continue”: .SFUI-Regular 17 → .SFUI-Bold 17"])
    #expect(
      lines(text.foregroundStyle(Color(white: 0)), text.foregroundStyle(Color(white: 1)))
        == ["text colour of Text “Continue”: #000000 → #FFFFFF"])
    let found = explanation(text.lineLimit(2), text.lineLimit(3))
    #expect(found.causes.map(\.words) == ["number of lines of Text “Continue”: 2 → 3"])
  }

  @Test func coloursOfShapesAreCauses() {
    let circle = Circle().frame(width: 20, height: 20)
    #expect(
      lines(circle.foregroundStyle(Color(white: 0)), circle.foregroundStyle(Color(white: 1)))
        == ["background colour of Circle: #000000 → #FFFFFF"])
    #expect(
      lines(Color(white: 0), Color(white: 1)) == ["background colour of Color: #000000 → #FFFFFF"])
  }

  @Test func equalTextsHaveNumbers() {
    let rows = VStack(spacing: 8) {
      Text("0").padding(4)
      Text("0").padding(4)
    }
    let other = VStack(spacing: 8) {
      Text("0").padding(4)
      Text("0").padding(6)
    }
    #expect(lines(rows, other) == [".padding[1](4 → 6)"])
    let all = VStack(spacing: 8) {
      Text("0").padding(6)
      Text("0").padding(6)
    }
    #expect(lines(rows, all) == [".padding[0…1](4 → 6) (2 views)"])
  }

  @Test func treesNameModifiersWithTheirArguments() {
    let tree = "\(Stage(Text("Continue").padding(.top, 16)).host.layoutTree())"
    #expect(tree.contains(".padding(.top, 16) frame "))
  }
}
