import Foundation

// Settings that have no effect here. Few objects have any, so that they are stored with associated
// values and not in every object.

/// The address of a constant text, as a key for associated values.
private var keptSettingsKey: UnsafeRawPointer {
  UnsafeRawPointer(("kept settings" as StaticString).utf8Start)
}

/// The settings of one object, by the names of their properties.
private final class KeptSettings {
  var values: [String: Any] = [:]
}

extension NSObject {
  /// Returns a setting that was kept, by the name of the property that calls this; otherwise the
  /// initial value.
  package final func kept<Value>(
    _ initial: @autoclosure () -> Value, for name: String = #function
  ) -> Value {
    let settings = objc_getAssociatedObject(self, keptSettingsKey) as? KeptSettings
    return settings?.values[name] as? Value ?? initial()
  }

  /// Keeps a setting, by the name of the property that calls this.
  package final func keep<Value>(_ value: Value, for name: String = #function) {
    let settings =
      objc_getAssociatedObject(self, keptSettingsKey) as? KeptSettings ?? KeptSettings()
    settings.values[name] = value
    objc_setAssociatedObject(self, keptSettingsKey, settings, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
