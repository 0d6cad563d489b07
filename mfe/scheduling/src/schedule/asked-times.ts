import { fullName } from '@callboard/kit/ui'
import type { Slot } from '@callboard/scheduling/contract'
import type { Held } from './carried.ts'

/** The talent of the slots that have asked for another time, the earliest first. */
export const askedTimes = (slots: readonly Slot[]): readonly Held[] =>
  slots.flatMap((slot) =>
    Object.entries(slot.talents_with_roles).flatMap(([role, { talents }]) =>
      talents
        .filter(({ reply }) => reply?.answer === 'other_time')
        .map((talent) => ({ talent, name: fullName(talent.talent), slot, role })),
    ),
  )
