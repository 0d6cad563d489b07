/** A STUN or TURN server, in the browser's own terms. */
export interface IceServer {
  readonly urls: string
  readonly username?: string
  readonly credential?: string
}

/** Servers by which browsers find a way to each other, or to a media server, from behind their networks. */
export interface IceServers {
  /** @param person named by `actorKey`: credentials are made for one person and expire */
  for(person: string): readonly IceServer[]
}
