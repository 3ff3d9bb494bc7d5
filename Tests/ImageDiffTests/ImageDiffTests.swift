// ImageDiff tests
