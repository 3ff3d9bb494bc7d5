// Room: Devices
