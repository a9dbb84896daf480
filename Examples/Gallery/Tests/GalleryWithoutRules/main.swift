import Foundation
import GalleryServer

// What `make stress` compares the gallery with.

exit(await GalleryCommand.runWithoutRules(environment: ProcessInfo.processInfo.environment))
