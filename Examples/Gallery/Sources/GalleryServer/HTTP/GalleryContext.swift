import Hummingbird
import NIOCore

/// What the gallery knows of a request while it answers it.
struct GalleryContext: RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    /// Who is at the other end of the connection.
    let remoteAddress: SocketAddress?

    init(source: Source) {
        remoteAddress = source.channel.remoteAddress
        coreContext = CoreRequestContextStorage(source: source)
    }
}
