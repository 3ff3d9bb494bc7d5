import SwiftUI
import Tateyoko
import Testing

@testable import Recipes

@MainActor
@Suite struct RecipesTests {
  @Test func list() {
    let favorites = Favorites()
    favorites.toggle(Recipe.all[2])
    assertSnapshots(
      of: { RecipeList().environment(favorites) },
      on: SnapshotMatrix(
        [.iPhoneSE3, .iPhone15], orientations: [.portrait, .landscapeRight],
        styles: [.standard, .dark]))
  }

  /// Nothing is cut off in the largest text.
  @Test func detail() {
    assertSnapshots(
      of: { NavigationStack { RecipeDetail(recipe: Recipe.all[1]) }.environment(Favorites()) },
      on: SnapshotMatrix(
        [.iPhone15], styles: [.standard, .text(.accessibilityExtraLarge)]))
  }

  @Test func row() {
    assertSnapshot(
      of: RecipeRow(recipe: Recipe.all[0], isFavorite: true).padding(),
      as: .image(layout: .fixed(width: 320, height: 80)))
  }

  /// A recipe is opened and marked by touch.
  @Test func marking() throws {
    let favorites = Favorites()
    let simulator = Simulator(.iPhone15)
    simulator.launch(RecipeList().environment(favorites))
    try simulator.tap("Lemon tart")
    try simulator.tap("Favorite")
    #expect(favorites.ids == [3])
  }
}
