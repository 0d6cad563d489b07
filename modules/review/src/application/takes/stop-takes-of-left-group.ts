import { jobHandler } from '@callboard/core'
import { stopTakesOfLeftGroup } from '../jobs.ts'
import { TakesOfAbsent } from './takes-of-absent.ts'

/**
 * The group may have been finished, or a talent removed from it, between the look at its members and the commit of
 * their takes: the events of that found no take to stop.
 */
export const StopTakesOfLeftGroup = jobHandler(
  stopTakesOfLeftGroup,
  { takes: TakesOfAbsent },
  async ({ needs, payload: { session, group } }) => {
    await needs.takes.stop(session, group)
  },
)
