import Hummingbird
import NIOCore

/// The context of a request.
struct GalleryContext: RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the connection's peer.
    let remoteAddress: SocketAddress?

    init(source: Source) {
        remoteAddress = source.channel.remoteAddress
        coreContext = CoreRequestContextStorage(source: source)
    }
}
