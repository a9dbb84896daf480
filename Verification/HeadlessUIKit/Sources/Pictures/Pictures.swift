import Foundation
import QuartzCore

/// Draws the controls in their states: `Pictures OUTPUT_FOLDER [NAME…]`.
@main struct Pictures {
    @MainActor static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first else {
            print("usage: Pictures OUTPUT_FOLDER [NAME…]")
            exit(2)
        }
        let wanted = arguments.dropFirst()
        MediaClock.keepsPictures = true
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for scene in Scene.all where wanted.isEmpty || wanted.contains(scene.name) {
            let path = "\(folder)/\(scene.name).png"
            try FilmStrip(await scene.take(), columns: scene.columns, scale: scene.scale).write(to: path)
            print(path)
        }
    }
}
