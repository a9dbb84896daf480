import ArgumentParser
import Foundation

extension FileHandle {
    /// Returns the bytes of a file, which can be a pipe.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - option: The option that has the path.
    static func bytes(at path: String, option: String) throws -> [UInt8] {
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.readToEnd() ?? Data() else {
            throw ValidationError("\(option): '\(path)' cannot be read")
        }
        return [UInt8](data)
    }
}
