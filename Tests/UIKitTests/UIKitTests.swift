// UIKit tests
