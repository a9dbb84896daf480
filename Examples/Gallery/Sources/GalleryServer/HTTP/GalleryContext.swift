import Hummingbird
import NIOCore

/// The gallery's data on a request while it is answered.
struct GalleryContext: RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address at the other end of the connection.
    let remoteAddress: SocketAddress?

    init(source: Source) {
        remoteAddress = source.channel.remoteAddress
        coreContext = CoreRequestContextStorage(source: source)
    }
}
