/** A value that `startPeers` has set for a peer. @throws Error that says how to start them */
export function peerValue(peers: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = peers[name]
  if (value) return value
  throw new Error(`${name} is not set. Run this by node ops/with-peers.ts …`)
}
