import Foundation

/// A postcard that someone writes.
struct Postcard {
  var place: String
  var greeting: String
  /// The postage in cents.
  var postage: Int

  static let examples = [
    Postcard(place: "Lisboa", greeting: "The trams are as steep as they say.", postage: 120),
    Postcard(place: "Nara", greeting: "A deer ate the first card I wrote you.", postage: 95),
    Postcard(place: "Bergen", greeting: "It rains, and it is lovely.", postage: 180),
  ]

  /// The postage as a price.
  var price: String {
    let euros = postage / 100
    let cents = postage % 100
    return "€\(euros).\(cents < 10 ? "0" : "")\(cents)"
  }
}
