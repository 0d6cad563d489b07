/** What `ops/with-peers.ts` says of a peer. @throws Error that says how to start one */
export function peerValue(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set. Run this by node ops/with-peers.ts …`)
}
