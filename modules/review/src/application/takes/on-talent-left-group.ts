import { eventHandler } from '@callboard/core'
import { talentLeftGroup } from '@callboard/lobby/contract'
import { TakesOfAbsent } from './takes-of-absent.ts'

/** The current group has lost talent: their takes end, also that of a device in the room which names them first. */
export const OnTalentLeftGroup = eventHandler(
  talentLeftGroup,
  'review.stop-takes-of-left-talent',
  { takes: TakesOfAbsent },
  async ({ needs, payload }) => {
    await needs.takes.stop(payload.session_id, payload.group_id)
  },
)
