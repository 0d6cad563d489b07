import type { Logger } from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import { MEETING_PROVIDER, type MeetingProvider } from '@callboard/lobby'
import { BuiltinMeetings } from '@callboard/meeting-builtin'
import { jitsiMeetings } from '@callboard/meeting-jitsi'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'

/** Jitsi when the settings name one, else browsers that connect to each other. */
export const meetings = ({ jitsi, iceServers }: Settings, logger: Logger) =>
  new ContainerModule(({ bind }) => {
    bind<MeetingProvider>(MEETING_PROVIDER).toConstantValue(
      jitsi
        ? jitsiMeetings({ ...jitsi, clock: systemClock, logger })
        : new BuiltinMeetings({ iceServers: iceServers.map((urls) => ({ urls })) }),
    )
  })
