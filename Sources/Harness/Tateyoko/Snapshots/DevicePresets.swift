/// The presets of ``ViewImageConfig`` that a suite may also declare itself.
///
/// Suites written for swift-snapshot-testing add the devices it lacks, often in a helper module. A
/// member of the type is preferred over one of a protocol it conforms to, so their `iPhone14` wins
/// over ours instead of being ambiguous with it.
public protocol _DevicePresets {}

extension ViewImageConfig: _DevicePresets {}
