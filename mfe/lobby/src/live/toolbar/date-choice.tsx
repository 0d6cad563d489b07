import { Select } from '@callboard/kit/choices'
import { wholeDay } from '@callboard/kit/day'
import { useState } from 'react'
import { nearestDate } from '../../shared/nearest-date.ts'
import type { LobbyModel } from '../lobby-model.ts'

/** A date of the session that a dialog is about, the nearest at first. Undefined while the session has none. */
export function useDateChoice(session: LobbyModel['session']) {
  const { dates } = session
  const [day, choose] = useState(() => nearestDate(session, new Date())?._id)
  const choice =
    dates.length > 1 ? (
      <Select
        label="Date"
        mb="md"
        allowDeselect={false}
        data={dates.map((date) => ({ value: date._id, label: wholeDay(date.date) }))}
        value={day ?? null}
        onChange={(chosen) => chosen && choose(chosen)}
      />
    ) : null
  return { day, choice }
}
