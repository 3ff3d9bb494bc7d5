/// Versions and releases of the OS are part of every question about a device.
@_exported import SystemFacts
