import SwiftUI

/// All recipes, the quick ones first.
struct RecipeList: View {
  @Environment(Favorites.self) private var favorites

  var body: some View {
    NavigationStack {
      List {
        section("Within an hour", Recipe.all.filter { $0.minutes <= 60 })
        section("For the weekend", Recipe.all.filter { $0.minutes > 60 })
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
    }
  }

  private func section(_ title: String, _ recipes: [Recipe]) -> some View {
    Section(title) {
      ForEach(recipes) { recipe in
        NavigationLink(value: recipe) {
          RecipeRow(recipe: recipe, isFavorite: favorites.ids.contains(recipe.id))
        }
      }
    }
  }
}

/// A recipe's name, time and mark.
struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.name)
        Text("\(recipe.minutes) min").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if isFavorite {
        Image(systemName: "heart.fill").foregroundStyle(.pink).accessibilityLabel("Favorite")
      }
    }
  }
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  RecipeRow(recipe: Recipe.all[1], isFavorite: true).padding()
}

#Preview("Recipes") {
  RecipeList().environment(Favorites())
}
