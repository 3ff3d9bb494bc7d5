import Devices
import Foundation
import Testing

@testable import SystemFacts
@testable import TateyokoCLI

@Suite struct NewReleaseListingTests {
  @Test func aMinorReleaseWithoutNumbersIsNotedAndAPatchIsNot() throws {
    let known = OSVersion.newestKnown
    let minor = OSVersion(known.major, known.minor + 4)
    let table = try DevicesCommand.parse(["--os", "\(minor)"]).text()
    #expect(table.hasSuffix("the others are from \(known)."))
    for version in [known, OSVersion(known.major, known.minor, 3), OSVersion(known.major)] {
      #expect(version.versionOfNumbers == version)
      #expect(try !DevicesCommand.parse(["--os", "\(version)"]).text().contains("is known"))
    }
  }

  @Test func aReleaseWithoutNumbersIsListedWithThoseOfTheNewestKnown() throws {
    let future = OSVersion(OSVersion.newestKnown.major + 4)
    let releases = KnownReleases(
      oldest: .oldestKnown, newestCollected: .newestKnown, newest: future)
    try KnownReleases.$current.withValue(releases) {
      let table = try DevicesCommand.parse(["--os", "\(future)"]).text()
      #expect(table.contains("iphone-17 "))
      #expect(
        table.hasSuffix(
          "\n\nNot every value of OS \(future) is known; the others are from "
            + "\(OSVersion.newestKnown)."))
      let json = try DevicesCommand.parse(["--os", "\(future)", "--json"]).text()
      #expect(json.contains("\"numbersFrom\" : \"\(OSVersion.newestKnown)\""))
      let known = try DevicesCommand.parse(["--os", "11.2"]).text()
      #expect(!known.contains("is known"))
      let newer = Device.all.filter { $0.newestOS.versionOfNumbers != $0.newestOS }
      let all = try DevicesCommand.parse(["--json"]).text()
      #expect(all.components(separatedBy: "numbersFrom").count == newer.count + 1)
      #expect(newer.allSatisfy { $0.firstOS > .newestKnown } && newer.contains(.iPhoneDuo))
    }
  }
}
