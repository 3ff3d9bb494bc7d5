import SwiftUI

/// What a recipe takes, and how it's made.
struct RecipeDetail: View {
  let recipe: Recipe

  @Environment(Favorites.self) private var favorites
  @State private var portions = 4

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Label("\(recipe.minutes) minutes", systemImage: "clock").foregroundStyle(.secondary)
        Stepper("Portions: \(portions)", value: $portions, in: 1...12)
        GroupBox("Ingredients") {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(recipe.ingredients, id: \.self) { Text($0) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("\(index + 1)").font(.headline).foregroundStyle(.tint)
            Text(step)
          }
        }
      }
      .padding()
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button {
        favorites.toggle(recipe)
      } label: {
        Image(systemName: favorites.ids.contains(recipe.id) ? "heart.fill" : "heart")
      }
      .accessibilityLabel("Favorite")
    }
  }
}

#Preview {
  NavigationStack { RecipeDetail(recipe: Recipe.all[0]) }.environment(Favorites())
}
