// Room: Report
