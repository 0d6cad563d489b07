import { type ClamdPeer, clamdPeer, EICAR } from '../../adapters/scan-clamd/src/testing/clamd-peer.ts'

export { EICAR }

export interface Clamd {
  /** The settings of a process that knows it. */
  readonly env: Readonly<Record<string, string>>
  asked(): number
  stop(): Promise<void>
}

/** A server that speaks the `INSTREAM` of ClamAV's daemon. */
export async function startClamd(): Promise<Clamd> {
  const peer: ClamdPeer = await clamdPeer()
  return { env: { CLAMD_ADDRESS: peer.address }, asked: peer.asked, stop: peer.stop }
}
