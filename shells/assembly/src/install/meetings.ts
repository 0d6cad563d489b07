import type { Logger, MeetingMedia, Sealer } from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import type { MeetingProvider } from '@callboard/lobby'
import { BuiltinMeetings } from '@callboard/meeting-builtin'
import { janusMeetings } from '@callboard/meeting-janus'
import { jitsiMeetings } from '@callboard/meeting-jitsi'
import { iceServers } from '@callboard/turn-coturn'
import type { Settings } from '../settings/settings.ts'

export interface Meetings {
  readonly provider: MeetingProvider
  /** Absent: browsers carry picture and sound, or a server that they speak to themselves. */
  readonly media?: MeetingMedia
}

/** Jitsi or Janus when the settings name one, else browsers that connect to each other. */
export function meetings(settings: Settings, secret: string, sealer: Sealer, logger: Logger): Meetings {
  const ice = iceServers(settings.iceServers, settings.turn, systemClock)
  if (settings.jitsi) return { provider: jitsiMeetings({ ...settings.jitsi, clock: systemClock, logger }) }
  if (settings.janus)
    return janusMeetings({ ...settings.janus, secret, sealer, ice, clock: systemClock, logger })
  return { provider: new BuiltinMeetings(ice) }
}
