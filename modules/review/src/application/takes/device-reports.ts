import { CLOCK, useCase } from '@callboard/core'
import { reportTakeTrouble, stopLocalRecording, takeInterrupted, takeStarted } from '../../contract/index.ts'
import {
  claimed,
  interrupted,
  isOpen,
  isRunning,
  RUNNING_STATES,
  started,
  type Take,
  troubled,
} from '../../domain/take.ts'
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

export const TakeInterrupted = useCase(
  takeInterrupted,
  { store: REVIEW_STORE, clock: CLOCK },
  ({ needs, input }) =>
    needs.store.write(async ({ takes }, outbox) => {
      const take = thereStill(await takes.lock(input.id))
      const next = interrupted(take, input.device ?? null, input.reason, needs.clock.now())
      if (next !== take) {
        await saveTake({ takes }, outbox, next)
        if (isOpen(next)) scheduleClose(outbox, next)
      }
      return takeView(next)
    }),
)

export const ReportTakeTrouble = useCase(reportTakeTrouble, { store: REVIEW_STORE }, ({ needs, input }) =>
  needs.store.write(async ({ takes }, outbox) => {
    const take = thereStill(await takes.lock(input.id))
    const next = troubled(take, input.device, input.trouble)
    if (next !== take) await saveTake({ takes }, outbox, next)
    return takeView(next)
  }),
)
