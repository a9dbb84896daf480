import Foundation
import GalleryServer

// What `make load-test` compares the gallery with.

exit(await GalleryCommand.runWithoutRules(environment: ProcessInfo.processInfo.environment))
