import { perform, useAction } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { confirm, toast, undoSeconds } from '@callboard/kit/ui'
import type { Slot } from '@callboard/scheduling/contract'
import { useCallback, useMemo } from 'react'
import {
  bookUnbookedAction,
  cancelAppointmentAction,
  moveAppointmentAction,
  undoChangeAction,
  updateAppointmentAction,
} from '../data/schedule.ts'
import { type Carried, type Held, isHeld, type Unbooked } from './carried.ts'
import type { ChipActions } from './talent-chip.tsx'

interface Day {
  readonly session: string
  readonly day: string
}

/** Milliseconds before the mail in which Undo is no longer offered, because the call would come too late. */
const MARGIN = 500

/** The words on a change, with the way back until the talent is told of it. */
function offerUndo(day: Day, text: string, appointment: string, change: string | null | undefined): void {
  if (!change) return
  const run = () => void perform(undoChangeAction, { ...day, appointment, change }).catch(() => undefined)
  toast.ok(text, {
    id: `undo ${appointment}`,
    stays: undoSeconds() * 1000 - MARGIN,
    action: { label: 'Undo', run },
  })
}

/** Changes of appointments by staff: shown at once, and taken back with the reason when they are refused. */
export function useScheduleActions(day: Day, onChooseOther: (held: Held) => void) {
  const moving = useAction(moveAppointmentAction).run
  const booking = useAction(bookUnbookedAction).run
  const cancelling = useAction(cancelAppointmentAction).run
  const marking = useAction(updateAppointmentAction).run
  const move = useCallback(
    async (held: Held, slot: Slot, role: string) => {
      const appointment = held.talent.appointmentId
      const place = { availability: slot.availability_id, start_time: slot.start, role }
      const reply = await moving({ ...day, ...place, appointment })
      if (!reply) return false
      const words = `${held.name} is at ${sayWallTime(slot.start_wall)} as ${role} now. The e-mail goes out in ${undoSeconds()} seconds.`
      offerUndo(day, words, appointment, reply.undo)
      return true
    },
    [day, moving],
  )
  const book = useCallback(
    async (unbooked: Unbooked, slot: Slot, role: string) => {
      const place = { availability: slot.availability_id, start_time: slot.start, role }
      return (await booking({ ...day, ...unbooked.whom, ...place })) !== undefined
    },
    [day, booking],
  )
  /**
   * Puts down at a place. A booking tells the talent at once, so it asks before.
   * @returns true once the server has it there
   */
  const drop = useCallback(
    async (carried: Carried, slot: Slot, role: string) => {
      if (isHeld(carried)) return await move(carried, slot, role)
      const yes = await confirm({
        title: `Book ${carried.name} at ${sayWallTime(slot.start_wall)} as ${role}?`,
        text: `${carried.name} gets the confirmation by e-mail.`,
        action: 'Book and send confirmation',
      })
      return yes && (await book(carried, slot, role))
    },
    [move, book],
  )
  const actions = useMemo<ChipActions>(
    () => ({
      onMove: onChooseOther,
      onMark: ({ talent }, isHere) =>
        void marking({ ...day, appointment: talent.appointmentId, is_checked_in: isHere }),
      onCancel: ({ talent, name, slot }) => {
        void (async () => {
          const yes = await confirm({
            title: `Cancel the appointment of ${name}?`,
            text: `The place at ${sayWallTime(slot.start_wall)} becomes free and ${name} gets an e-mail.`,
            action: 'Cancel appointment',
            cancel: 'Keep it',
            danger: true,
          })
          const reply = yes && (await cancelling({ ...day, appointment: talent.appointmentId }))
          if (!reply) return
          const words = `The appointment of ${name} is cancelled. The e-mail goes out in ${undoSeconds()} seconds.`
          offerUndo(day, words, talent.appointmentId, reply.undo)
        })()
      },
    }),
    [day, onChooseOther, marking, cancelling],
  )
  return { move, drop, book, actions }
}
