import Testing

@testable import Postcards

@Suite struct PostcardTests {
  @Test func pricesHaveTwoDigits() {
    #expect(Postcard(place: "", greeting: "", postage: 105).price == "€1.05")
    #expect(Postcard(place: "", greeting: "", postage: 95).price == "€0.95")
  }
}
