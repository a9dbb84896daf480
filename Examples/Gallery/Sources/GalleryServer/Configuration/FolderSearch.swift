import Foundation

/// Searches for a folder that no variable names.
///
/// Looks in the working directory and up to two parents above it, so that the gallery runs from the repository and from
/// its own package; then where it was built.
struct FolderSearch {
    /// A folder that the gallery serves.
    struct Folder {
        /// Its path inside the repository.
        var path: String
        /// A file in it, which distinguishes it from other folders of the same name.
        var landmark: String

        static let web = Folder(path: "Web", landmark: "count-ring")
        static let assets = Folder(path: "Examples/Gallery/Assets", landmark: "gallery.css")
        static let bundle = Folder(path: "Examples/Gallery/Bundle", landmark: "pages.json")
        static let examples = Folder(path: "Examples/Web", landmark: "plain.html")
        static let documentation = Folder(path: "Documentation", landmark: "every-host.md")
    }

    var workingDirectory: String

    private static let parentsSearched = 2

    /// The folder that a variable names, or else the default one.
    func folder(named path: String?, by variable: String, default folder: Folder) throws(ConfigurationFault) -> String {
        if let path {
            let found = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory)).path
            guard isDirectory(found) else {
                throw ConfigurationFault(variable: variable, value: path, expectation: "an existing folder")
            }
            return found
        }
        if let found = found(folder) { return found }
        throw ConfigurationFault(variable: variable, expectation: "the path of the folder \(folder.path)")
    }

    /// The default folder, if it is there.
    func found(_ folder: Folder) -> String? {
        places.map { $0.appendingPathComponent(folder.path) }.first { candidate in
            FileManager.default.fileExists(atPath: candidate.appendingPathComponent(folder.landmark).path)
        }?.path
    }

    private var places: [URL] {
        var place = URL(fileURLWithPath: workingDirectory, isDirectory: true)
        var places = [place]
        for _ in 0..<Self.parentsSearched {
            place.deleteLastPathComponent()
            places.append(place)
        }
        places.append(Self.repository)
        return places
    }

    private static let repository: URL = {
        let ownPath = "Examples/Gallery/Sources/GalleryServer/Configuration/FolderSearch.swift"
        return ownPath.split(separator: "/").reduce(URL(fileURLWithPath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
    }()

    private func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
