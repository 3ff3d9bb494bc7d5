// Room: Graphics
