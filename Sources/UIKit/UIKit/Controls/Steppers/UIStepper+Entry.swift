extension ClassEntry {
  static let stepper = ClassEntry(
    UIStepper.self,
    role: .closed,
    keys: { ($0 as? any _UIStepperKeys.Type)?.listUIStepper(&$1) },
    appearance: AppearanceProperty.inStates(stepperProperties(in:)))

  private static func stepperProperties(in state: UIControl.State) -> [AppearanceProperty] {
    [
      AppearanceProperty(
        get: { (stepper: UIStepper) in stepper.images.backgrounds[exactly: state] },
        set: { $0.setBackgroundImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (stepper: UIStepper) in stepper.images.increments[exactly: state] },
        set: { $0.setIncrementImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (stepper: UIStepper) in stepper.images.decrements[exactly: state] },
        set: { $0.setDecrementImage($1, for: state) }, isEqual: ==),
    ]
  }
}

// Names in Objective-C from Apple's headers.
protocol _UIStepperKeys: UIStepper {}
extension UIStepper: _UIStepperKeys {}

extension _UIStepperKeys {
  @MainActor static func listUIStepper(_ members: inout _DialectMembers) {
    members.system("value", \Self.value)
    members.system("minimumValue", \Self.minimumValue)
    members.system("maximumValue", \Self.maximumValue)
    members.system("stepValue", \Self.stepValue)
    members.system("autorepeat", \Self.autorepeat)
    members.system("wraps", \Self.wraps)
    members.system("continuous", \Self.isContinuous)
  }
}
