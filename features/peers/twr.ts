import { TwrServer } from '../../adapters/waiting-room-twr/src/testing/twr-server.ts'

export interface Twr {
  /** The settings of a process that knows it. */
  readonly env: Readonly<Record<string, string>>
  /** Its records and faults. The room is `harbour/blue`. */
  readonly server: TwrServer
  stop(): Promise<void>
}

/** A server that speaks the look-ups of TWR's live-service host. */
export async function startTwr(): Promise<Twr> {
  const server = new TwrServer()
  const address = await server.start()
  return { env: { TWR_URL: address }, server, stop: () => server.stop() }
}
