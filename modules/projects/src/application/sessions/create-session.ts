import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, RICH_TEXT, useCase } from '@callboard/core'
import {
  createSession,
  DEFAULT_CHANGE_CUTOFF,
  DEFAULT_START_TIME,
  DEFAULT_ZONE,
} from '../../contract/index.ts'
import { firstDate } from '../../domain/session-dates.ts'
import { signedIn } from '../project-access.ts'
import { NewSessions } from './new-sessions.ts'
import { checkedDates, readZone } from './session-entry.ts'

export const CreateSession = useCase(
  createSession,
  { users: USER_DIRECTORY, sessions: NewSessions, clock: CLOCK, richText: RICH_TEXT },
  async ({ needs, actor, input }) => {
    const timeZone = readZone(input.time_zone ?? DEFAULT_ZONE)
    const now = needs.clock.now()
    return await needs.sessions.make(signedIn(actor), now, {
      projectId: input.studio,
      name: input.name,
      timeZone,
      description: input.description ?? '',
      changeCutoff: input.change_cutoff ?? DEFAULT_CHANGE_CUTOFF,
      twr: input.twr || null,
      twrSync: input.twr_sync ?? true,
      dates: input.dates
        ? await checkedDates(needs, input.dates)
        : [firstDate(timeZone, now, DEFAULT_START_TIME)],
    })
  },
)
