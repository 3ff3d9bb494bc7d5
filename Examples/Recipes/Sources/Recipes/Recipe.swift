import Observation

/// A dish with what it takes.
struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int
  let ingredients: [String]
  let steps: [String]
}

extension Recipe {
  static let all = [
    Recipe(
      id: 1, name: "Tomato soup", minutes: 35,
      ingredients: ["1 kg of tomatoes", "2 onions", "Basil"],
      steps: ["Roast the tomatoes.", "Fry the onions.", "Blend everything and season it."]),
    Recipe(
      id: 2, name: "Potato gratin with gruyère", minutes: 70,
      ingredients: ["1.2 kg of potatoes", "400 ml of cream", "150 g of gruyère", "Nutmeg"],
      steps: [
        "Slice the potatoes two millimetres thin.",
        "Layer them with cream, salt and nutmeg.",
        "Bake for an hour, the last ten minutes with cheese.",
      ]),
    Recipe(
      id: 3, name: "Lemon tart", minutes: 95,
      ingredients: ["250 g of flour", "125 g of butter", "4 lemons", "5 eggs"],
      steps: ["Bake the crust.", "Whisk lemons, eggs and sugar.", "Fill the crust and bake again."]),
  ]
}

/// The recipes that a user has marked.
@Observable final class Favorites {
  var ids: Set<Int> = []

  func toggle(_ recipe: Recipe) {
    if ids.remove(recipe.id) == nil { ids.insert(recipe.id) }
  }
}
