import type { Clock, Logger, Sealer } from '@callboard/core'
import type { IceServers } from '@callboard/lobby'

export interface JanusSettings {
  /** WebSocket address of its API, which only the processes of an install reach: `ws://10.0.0.7:8188`. */
  readonly url: string
  /** Its `api_secret`. */
  readonly apiSecret: string
  /** The `admin_key` of its VideoRoom plugin, by which rooms are made. */
  readonly adminKey: string
  /** Names the rooms and locks them: the secret of the install. */
  readonly secret: string
  readonly sealer: Sealer
  readonly clock: Clock
  readonly ice: IceServers
  readonly logger: Pick<Logger, 'warn'>
}

/** @throws Error that names the setting that is wrong; no secret is in its words */
export function checkSettings({ url, apiSecret, adminKey }: JanusSettings): void {
  if (!URL.canParse(url) || !/^wss?:$/.test(new URL(url).protocol))
    throw new Error(`JANUS_URL must be a WebSocket address like ws://10.0.0.7:8188, not "${url}".`)
  if (apiSecret.trim() === '') throw new Error('JANUS_API_SECRET is empty.')
  if (adminKey.trim() === '') throw new Error('JANUS_ADMIN_KEY is empty.')
}
