/// All facts by subject, in the order of the page.
package enum FactCatalogue {
  package static var subjects: [any FactSubject.Type] {
    [
      ScreenFacts.self, AppFacts.self, SDKFacts.self, ControllerFacts.self, LayoutFacts.self,
      SheetFacts.self, AlertFacts.self, MenuFacts.self, BarFacts.self, TabBarFacts.self,
      TableFacts.self,
      AccessoryFacts.self, RowEditingFacts.self, ControlFacts.self, ButtonFacts.self,
      ColorFacts.self, TextFacts.self, TouchFacts.self, SwiftUIFacts.self,
    ]
  }
}
