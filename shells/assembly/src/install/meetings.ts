import type { Logger, MeetingMedia, Sealer } from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import type { MeetingProvider } from '@callboard/lobby'
import { BuiltinMeetings } from '@callboard/meeting-builtin'
import { iceServers } from '@callboard/turn-coturn'
import type { Settings } from '../settings/settings.ts'

export interface Meetings {
  readonly provider: MeetingProvider
  /** Absent: browsers carry picture and sound, or a server that they speak to themselves. */
  readonly media?: MeetingMedia
}

/** Jitsi or Janus when the settings name one, else browsers that connect to each other. */
export async function meetings(
  settings: Settings,
  secret: string,
  sealer: Sealer,
  logger: Logger,
): Promise<Meetings> {
  const ice = iceServers(settings.iceServers, settings.turn, systemClock)
  if (settings.jitsi) {
    const { jitsiMeetings } = await import('@callboard/meeting-jitsi')
    return { provider: jitsiMeetings({ ...settings.jitsi, clock: systemClock, logger }) }
  }
  if (settings.janus) {
    const { janusMeetings } = await import('@callboard/meeting-janus')
    return janusMeetings({ ...settings.janus, secret, sealer, ice, clock: systemClock, logger })
  }
  return { provider: new BuiltinMeetings(ice) }
}
