import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite struct FormatTextTests {
  @Test("specifiers are parsed, and anything else stays text")
  func parts() {
    func argument(_ position: Int?, _ modifiers: String, _ conversion: Character)
      -> FormatText.Part
    {
      .argument(.init(position: position, modifiers: modifiers, conversion: conversion))
    }
    #expect(
      FormatText("%@ %1$@, %5.2f%% %#@n@ %2$#@m@ %arg %lld").parts == [
        argument(nil, "", "@"), .text(" "), argument(1, "", "@"), .text(", "),
        argument(nil, "5.2", "f"), .text("%% "), .variable(name: "n", position: nil), .text(" "),
        .variable(name: "m", position: 2), .text(" "), .counted, .text(" "),
        argument(nil, "ll", "d"),
      ])
    for text in ["100%", "50 % of", "%#@n", "%0$@", "%123$@", "%", "%#@@", "% "] {
      let parts = FormatText(text).parts
      let isText = parts.allSatisfy { if case .text = $0 { true } else { false } }
      // A blank is a flag: `% o` is an octal number.
      #expect(
        isText || text == "50 % of" || text.hasPrefix("%#@") || text.hasPrefix("%0$"), "\(text)")
    }
  }

  @Test("a plain text gets positions, so that any function can fill it")
  func positions() {
    func format(_ text: String) -> String? {
      LocalizedText(text).format(arguments: [], in: StringContext(language: "en"))
    }
    #expect(format("%@ and %d of %ld") == "%1$@ and %2$d of %3$ld")
    #expect(format("%2$@ %1$@") == "%2$@ %1$@")
    #expect(format("%*d %@") == "%2$*d %3$@")
    #expect(format("100% sure") == "100%1$ sure")
    #expect(format("100%% 😀") == "100%% 😀")
    #expect(format("%arg") == "%%arg")
  }

  @Test("number objects count as numbers, and so do fractions")
  func operands() {
    let text = LocalizedText(
      variation: .text("%#@n@"),
      variables: [
        "n": .init(
          specifier: "@", variation: .plural([.one: .text("%@ pomme"), .other: .text("%@ pommes")])
        )
      ])
    func format(_ argument: StringArgument) -> String? {
      text.format(arguments: [argument], in: StringContext(language: "fr"))
    }
    #expect(format(.object("1.5")) == "%1$@ pomme")
    #expect(format(.object("2")) == "%1$@ pommes")
    #expect(format(.object("many")) == "%1$@ pommes")
    #expect(format(.floating(1.5)) == "%1$@ pomme")
    #expect(format(.floating(2)) == "%1$@ pommes")
    #expect(format(.floating(.infinity)) == "%1$@ pommes")
    #expect(format(.unsigned(1)) == "%1$@ pomme")
  }

  @Test("the kinds are those of the arguments up to the last one that selects a text")
  func kinds() {
    let context = StringContext(language: "en")
    let text = LocalizedText(
      variation: .text("%@ %#@n@ %.2f %3$u"),
      variables: ["n": .init(specifier: "lf", variation: .plural([.other: .text("none")]))])
    #expect(text.argumentKinds(in: context) == [.object, .floating])
    #expect(LocalizedText("%3$@").argumentKinds(in: context).isEmpty)
    #expect(LocalizedText("none").argumentKinds(in: context).isEmpty)
    let plural = LocalizedText(variation: .plural([.other: .text("%@ in %lld")]))
    #expect(plural.argumentKinds(in: context) == [.object, .integer])
    #expect(plural.dependsOnNumbers && plural.resolved(in: context) == nil)
    let device = LocalizedText(variation: .device(["other": .text("x")]))
    #expect(!device.dependsOnNumbers && device.resolved(in: context) == "x")
    #expect(
      LocalizedText(variation: .device(["mac": .plural([:])])).dependsOnNumbers)
  }

  @Test("1,000 randomly mutated formats are filled or left alone, and nothing traps")
  func mutated() {
    var generator = SeededGenerator(seed: 17)
    let alphabet = Array("%@#$*d1n.l{}fä😀 arg")
    let base = Array("%1$@ has %#@n@ of %2$lld %arg %% %5.2f")
    for _ in 0..<1000 {
      var text = base
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: 0..<text.count, using: &generator)
        text[index] = alphabet.randomElement(using: &generator)!
      }
      let localized = LocalizedText(
        variation: .text(String(text)),
        variables: ["n": .init(specifier: "d", variation: .plural([.other: .text(String(text))]))])
      let format = localized.format(
        arguments: [.integer(1), .object("x")], in: StringContext(language: "ar"))
      #expect(format != nil)
    }
  }
}
