import { CLOCK, useCase } from '@callboard/core'
import { stopLocalRecording, takeStarted } from '../../contract/index.ts'
import { claimed, isRunning, RUNNING_STATES, started, type Take } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { saveTake, scheduleClose, tellDevice, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

const sameDevice = ({ recordId, recorderId }: Take) =>
  recorderId !== null ? { recorderId } : { recordIds: recordId === null ? [] : [recordId] }

export const TakeStarted = useCase(takeStarted, { store: REVIEW_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async ({ takes }, outbox) => {
    const take = thereStill(await takes.lock(input.id))
    const running = await takes.list({ ...sameDevice(take), states: RUNNING_STATES })
    const mayRun = running.every(({ id, recorderId }) => id === take.id || recorderId !== take.recorderId)
    const next = started(claimed(take, input.device), input.mime_type, needs.clock.now(), mayRun)
    // A device that began after the stop command has missed it.
    if (!isRunning(next)) tellDevice(outbox, next, stopLocalRecording)
    if (next !== take) {
      await saveTake({ takes }, outbox, next)
      scheduleClose(outbox, next)
    }
    return takeView(next)
  }),
)
