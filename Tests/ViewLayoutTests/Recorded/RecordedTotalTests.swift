import TestSupport
import Testing

/// How many frames the recordings' tests compare; `Screen.check` expects these numbers.
@Suite struct RecordedTotalTests {
  /// By recording and step.
  static let compared = [
    "i01": 11, "i02": 10, "i03": 10, "i07": 1, "i08 push": 2, "i09": 4, "i10": 2, "i10 present": 2,
    "i11": 2, "i11 present": 2, "i12": 2, "i14 push": 2, "i15": 6, "i16": 5, "i17": 12, "i18": 13,
    "i19": 2, "i20": 3, "i20 longer": 3, "i20 off": 3, "i21": 11, "i22": 3, "i23": 5,
    "m01": 7, "m02": 3, "m03": 3, "m04": 6, "m05": 6, "m06": 6, "m07": 4, "m07 horizontal": 4,
    "m07 vertical": 4, "m08": 10, "m09": 9, "m10": 11, "m11": 9, "m12": 2,
    "a01": 14, "a02": 2, "a03": 8,
  ]

  private func total(_ prefix: Character) -> Int {
    Self.compared.filter { $0.key.first == prefix }.map(\.value).reduce(0, +)
  }

  @Test func truth() {
    #expect(TruthSet["swiftUI"] == TruthTally(exact: total("i")))
    #expect(TruthSet["swiftUIOnMac"] == TruthTally(exact: total("m")))
    // Read from pixels, so that a third of a point is all they can say.
    #expect(TruthSet["swiftUIPages"] == TruthTally(near: total("a")))
  }
}
