import Foundation
import GalleryServer

exit(await GalleryCommand.run(environment: ProcessInfo.processInfo.environment))
