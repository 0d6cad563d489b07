import { CLOCK, eventHandler, jobHandler, useCase } from '@callboard/core'
import { groupFinished, recordDeleted, talentLeftGroup } from '@callboard/lobby/contract'
import { stopTakes } from '../../contract/index.ts'
import type { Take } from '../../domain/take.ts'
import { stopTakesOfLeftGroup } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'
import { takeView } from './take-view.ts'
import { TakesOfAbsent } from './takes-of-absent.ts'

export const StopTakes = useCase(stopTakes, { store: REVIEW_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async (repositories, outbox) => {
    const { session: sessionId, takes: named } = input
    const isMeant = ({ id }: Take) => named?.includes(id) ?? true
    const takes = await stopRunningTakes(repositories, outbox, { sessionId }, needs.clock.now(), isMeant)
    return outbox.answer({ takes: takes.map(takeView) })
  }),
)

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

/** The current group was finished: its running takes end. */
export const OnGroupFinished = eventHandler(
  groupFinished,
  'review.stop-takes-of-group',
  { store: REVIEW_STORE, clock: CLOCK },
  async ({ needs, payload }) => {
    await needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { groupId: payload.group_id }, needs.clock.now()),
    )
  },
)

/** A talent was removed: its device stops, and the recorded pieces are kept. */
export const OnRecordDeleted = eventHandler(
  recordDeleted,
  'review.stop-take-of-record',
  { store: REVIEW_STORE, clock: CLOCK },
  async ({ needs, payload }) => {
    await needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { recordIds: [payload.record_id] }, needs.clock.now()),
    )
  },
)

/** The current group has lost talent: their takes end, also that of a device in the room which names them first. */
export const OnTalentLeftGroup = eventHandler(
  talentLeftGroup,
  'review.stop-takes-of-left-talent',
  { takes: TakesOfAbsent },
  async ({ needs, payload }) => {
    await needs.takes.stop(payload.session_id, payload.group_id)
  },
)
