/// The plural rules of languages for cardinal numbers: Unicode CLDR 48, `plurals.xml`.
///
/// Numbers are never in compact notation, so its exponent is always 0.
package enum PluralRule {
  /// Returns a number's category.
  ///
  /// - Parameter language: An identifier such as `pt-BR`. Languages that CLDR lacks count as having
  ///   no plurals: everything is `other`.
  package static func category(of n: PluralOperands, language: String) -> PluralCategory {
    let tag = LanguageTag(language)
    // Portuguese outside of Brazil has different rules.
    let isEuropean = tag.language == "pt" && !["BR", nil].contains(tag.region)
    let group = groups[isEuropean ? "pt-PT" : tag.language] ?? .none
    return group.category(n)
  }

  /// Languages with the same rules.
  fileprivate enum Group: Sendable {
    case none, oneInteger, oneUpToOne, one, oneTwo, oneFraction, lithuanian, russian
    case oneIntegerMillions, czech, zeroOne, arabic, portuguese, french, armenian, tamazight
    case sorbian, macedonian, langi, danish, serbian, hebrew, manx, irish, sinhala, slovene
    case latvian, belarusian, spanish, shilha, filipino, gaelic, breton, welsh, icelandic
    case polish, romanian, cornish, maltese
  }

  private static let members: [(Group, String)] = [
    (.oneInteger, "fy sc lij yi et nl ia ie de sv ur ast gl en fi sw io"),
    (.oneUpToOne, "ln wa ak pa ti mg nso csw bho guw"),
    (
      .one,
      """
      jgo tk sn ce ha bg nd kcg af rwk ta ky chr el mas cgg teo lg tn fur ka brx nn xog tig vo no nb \
      ts syr ml sq nr tr ss ks jmc rm ksb mgo ny ne xh gsw bal az eu ckb kl kkj mn so dv an rof ee \
      kk nnh st wae bem ug uz os hu lb pap nyn sdh eo vun ku bez seh fo ps sd or te saq kaj asa ve \
      ssy mr om haw
      """
    ),
    (.oneTwo, "smj se sms sma smi iu naq smn sat"),
    (.oneFraction, "kn kok bn fa gu pcm zu as hi doi am"),
    (.lithuanian, "lt"),
    (.russian, "ru uk"),
    (.oneIntegerMillions, "pt-PT ca lld scn it vec"),
    (.czech, "cs sk"),
    (.zeroOne, "ksh blo cv"),
    (.arabic, "ar ars"),
    (.portuguese, "pt"),
    (.french, "ht fr"),
    (.armenian, "kab ff hy"),
    (.tamazight, "tzm"),
    (.sorbian, "hsb dsb"),
    (.macedonian, "mk"),
    (.langi, "lag"),
    (.danish, "da"),
    (.serbian, "sr bs hr sh"),
    (.hebrew, "he"),
    (.manx, "gv"),
    (.irish, "ga"),
    (.sinhala, "si"),
    (.slovene, "sl"),
    (.latvian, "prg lv"),
    (.belarusian, "be"),
    (.spanish, "es"),
    (.shilha, "shi"),
    (.filipino, "ceb fil tl"),
    (.gaelic, "gd"),
    (.breton, "br"),
    (.welsh, "cy"),
    (.icelandic, "is"),
    (.polish, "pl"),
    (.romanian, "ro mo"),
    (.cornish, "kw"),
    (.maltese, "mt"),
  ]

  private static let groups: [String: Group] = {
    var groups: [String: Group] = [:]
    for (group, languages) in members {
      for language in languages.split(separator: " ") { groups[String(language)] = group }
    }
    return groups
  }()
}

extension PluralRule.Group {
  func category(_ n: PluralOperands) -> PluralCategory {
    let isWhole = n.v == 0
    let isMillions = isWhole && n.i != 0 && n.i(0, mod: 1_000_000)
    switch self {
    case .none: return .other
    case .oneInteger: return n.i == 1 && isWhole ? .one : .other
    case .oneUpToOne: return n.n(0...1) ? .one : .other
    case .one: return n.n(1) ? .one : .other
    case .oneTwo: return n.n(1) ? .one : n.n(2) ? .two : .other
    case .oneFraction: return n.i == 0 || n.n(1) ? .one : .other
    case .oneIntegerMillions: return n.i == 1 && isWhole ? .one : isMillions ? .many : .other
    case .zeroOne: return n.n(0) ? .zero : n.n(1) ? .one : .other
    case .portuguese, .french: return n.i <= 1 ? .one : isMillions ? .many : .other
    case .armenian: return n.i <= 1 ? .one : .other
    case .tamazight: return n.n(0...1) || n.n(11...99) ? .one : .other
    case .langi: return n.n(0) ? .zero : n.i <= 1 ? .one : .other
    case .danish: return n.n(1) || n.t != 0 && n.i <= 1 ? .one : .other
    case .sinhala: return n.n(0...1) || n.i == 0 && n.f == 1 ? .one : .other
    case .spanish: return n.n(1) ? .one : isMillions ? .many : .other
    case .shilha: return n.i == 0 || n.n(1) ? .one : n.n(2...10) ? .few : .other
    case .lithuanian, .russian, .czech, .serbian, .macedonian, .sorbian, .slovene, .belarusian,
      .polish, .latvian:
      return easternCategory(n)
    case .arabic, .hebrew, .manx, .irish, .filipino, .gaelic, .breton, .welsh, .icelandic,
      .romanian, .cornish, .maltese:
      return furtherCategory(n)
    }
  }

  /// Slavic and Baltic languages.
  private func easternCategory(_ n: PluralOperands) -> PluralCategory {
    let isWhole = n.v == 0
    // 1, 21, 31 …; 2–4, 22–24 …
    let endsInOne = n.i(1, mod: 10) && !n.i(11, mod: 100)
    let endsInFew = n.i(2...4, mod: 10) && !n.i(12...14, mod: 100)
    switch self {
    case .lithuanian:
      let isTeen = n.n(11...19, mod: 100)
      if n.n(1, mod: 10), !isTeen { return .one }
      if n.n(2...9, mod: 10), !isTeen { return .few }
      return n.f != 0 ? .many : .other
    case .russian:
      guard isWhole else { return .other }
      return endsInOne ? .one : endsInFew ? .few : .many
    case .czech:
      guard isWhole else { return .many }
      return n.i == 1 ? .one : n.i(2...4) ? .few : .other
    case .serbian:
      if isWhole && endsInOne || n.f(1, mod: 10) && !n.f(11, mod: 100) { return .one }
      let isFew = n.f(2...4, mod: 10) && !n.f(12...14, mod: 100)
      return isWhole && endsInFew || isFew ? .few : .other
    case .macedonian:
      return isWhole && endsInOne || n.f(1, mod: 10) && !n.f(11, mod: 100) ? .one : .other
    case .sorbian:
      if isWhole && n.i(1, mod: 100) || n.f(1, mod: 100) { return .one }
      if isWhole && n.i(2, mod: 100) || n.f(2, mod: 100) { return .two }
      return isWhole && n.i(3...4, mod: 100) || n.f(3...4, mod: 100) ? .few : .other
    case .slovene:
      guard isWhole else { return .few }
      return n.i(1, mod: 100)
        ? .one : n.i(2, mod: 100) ? .two : n.i(3...4, mod: 100) ? .few : .other
    case .belarusian:
      if n.n(1, mod: 10), !n.n(11, mod: 100) { return .one }
      if n.n(2...4, mod: 10), !n.n(12...14, mod: 100) { return .few }
      return n.t == 0 ? .many : .other
    case .polish:
      guard isWhole else { return .other }
      return n.i == 1 ? .one : endsInFew ? .few : .many
    case .latvian:
      if n.n(0, mod: 10) || n.n(11...19, mod: 100) || n.v == 2 && n.f(11...19, mod: 100) {
        return .zero
      }
      let endsInOne = n.f(1, mod: 10)
      let isOne =
        n.n(1, mod: 10) && !n.n(11, mod: 100) || n.v == 2 && endsInOne && !n.f(11, mod: 100)
        || n.v != 2 && endsInOne
      return isOne ? .one : .other
    default: return .other
    }
  }

  private func furtherCategory(_ n: PluralOperands) -> PluralCategory {
    let isWhole = n.v == 0
    switch self {
    case .arabic:
      if n.n(0) { return .zero }
      if n.n(1) { return .one }
      if n.n(2) { return .two }
      return n.n(3...10, mod: 100) ? .few : n.n(11...99, mod: 100) ? .many : .other
    case .hebrew:
      if n.i == 1 && isWhole || n.i == 0 && !isWhole { return .one }
      return n.i == 2 && isWhole ? .two : .other
    case .manx:
      guard isWhole else { return .many }
      if n.i(1, mod: 10) { return .one }
      return n.i(2, mod: 10) ? .two : n.i(0, mod: 20) ? .few : .other
    case .irish:
      if n.n(1) { return .one }
      return n.n(2) ? .two : n.n(3...6) ? .few : n.n(7...10) ? .many : .other
    case .filipino:
      func isOther(_ digit: UInt64) -> Bool { [4, 6, 9].contains(digit % 10) }
      return isWhole ? (isOther(n.i) ? .other : .one) : (isOther(n.f) ? .other : .one)
    case .gaelic:
      if n.n(1) || n.n(11) { return .one }
      if n.n(2) || n.n(12) { return .two }
      return n.n(3...10) || n.n(13...19) ? .few : .other
    case .breton:
      func isTens(_ digits: Set<UInt64>) -> Bool { digits.contains(n.i % 100 / 10) }
      guard n.t == 0 else { return .other }
      let isSpecial = isTens([1, 7, 9])
      if n.n(1, mod: 10), !isSpecial { return .one }
      if n.n(2, mod: 10), !isSpecial { return .two }
      if n.n(3...4, mod: 10) || n.n(9, mod: 10), !isSpecial { return .few }
      return n.i != 0 && n.n(0, mod: 1_000_000) ? .many : .other
    case .welsh:
      if n.n(0) { return .zero }
      if n.n(1) { return .one }
      return n.n(2) ? .two : n.n(3) ? .few : n.n(6) ? .many : .other
    case .icelandic:
      if n.t == 0, n.i(1, mod: 10), !n.i(11, mod: 100) { return .one }
      return n.t % 10 == 1 && n.t % 100 != 11 ? .one : .other
    case .romanian:
      if n.i == 1, isWhole { return .one }
      return !isWhole || n.n(0) || n.n(1...19, mod: 100) ? .few : .other
    case .cornish:
      if n.n(0) { return .zero }
      if n.n(1) { return .one }
      let tens = n.i % 20
      let isTwo =
        n.n(2...82, mod: 100) && tens == 2
        || n.n(0, mod: 1000)
          && (n.n(1000...20_000, mod: 100_000) || n.n(40_000, mod: 100_000)
            || n.n(60_000, mod: 100_000) || n.n(80_000, mod: 100_000))
        || n.i != 0 && n.n(100_000, mod: 1_000_000)
      if isTwo { return .two }
      if n.n(3...83, mod: 100), tens == 3 { return .few }
      return n.n(1...81, mod: 100) && tens == 1 ? .many : .other
    case .maltese:
      if n.n(1) { return .one }
      if n.n(2) { return .two }
      return n.n(0) || n.n(3...10, mod: 100) ? .few : n.n(11...19, mod: 100) ? .many : .other
    default: return .other
    }
  }
}
