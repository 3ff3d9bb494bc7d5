/// Versions and releases of the OS are part of every query about a device.
@_exported import SystemFacts
