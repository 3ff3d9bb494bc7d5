import Devices
import Testing

@Suite struct CatalogueTests {
  @Test func listsEveryDeviceOnce() {
    #expect(Device.all.count == 92)
    #expect(Set(Device.all.map(\.id)).count == 92)
  }
}
