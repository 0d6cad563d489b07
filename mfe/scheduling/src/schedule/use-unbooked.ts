import { asksAgain, type Loadable, reduces, useAnswer } from '@callboard/kit/data'
import { fullName } from '@callboard/kit/ui'
import {
  type ClientRecord,
  getLobby,
  type LobbyRecord,
  type LobbyView,
  recordChanged,
  recordRemoved,
  recordsCleared,
  sessionRoom,
} from '@callboard/lobby/contract'
import { type LostTime, listKnownTalent } from '@callboard/scheduling/contract'
import { useMemo } from 'react'
import { followsDay } from '../data/schedule.ts'
import type { Unbooked } from './carried.ts'
import { unbookedOn } from './unbooked.ts'
import type { Schedule } from './use-schedule.ts'

/** The lobby of a date with a record as it is now: in its place, or at the end. */
const withRecord = (day: string) => (lobby: LobbyView, record: LobbyRecord | ClientRecord) => {
  // Staff get the whole record, clients a part of it.
  if (record.day !== day || !('email' in record)) return lobby
  const isKnown = lobby.records.some(({ _id }) => _id === record._id)
  const records = isKnown
    ? lobby.records.map((one) => (one._id === record._id ? record : one))
    : [...lobby.records, record]
  return { ...lobby, records }
}

const withoutRecord = (lobby: LobbyView, { _id }: { readonly _id: string }) => ({
  ...lobby,
  records: lobby.records.filter((record) => record._id !== _id),
})

/**
 * Who could be given a time on the date, live; the schedule does not wait for it.
 * @param lost undefined while it is loaded
 */
export function useUnbooked(
  { session, dayId, availability, canEdit }: Schedule,
  lost: readonly LostTime[] | undefined,
): Loadable<readonly Unbooked[]> {
  const known = useAnswer(listKnownTalent, canEdit ? { session: session._id, day: dayId } : undefined, {
    follows: followsDay(session._id, dayId),
  })
  const lobby = useAnswer(getLobby, canEdit ? { id: session._id, day: dayId } : undefined, {
    follows: [
      {
        room: sessionRoom,
        id: session._id,
        signals: [
          reduces(recordChanged, withRecord(dayId)),
          reduces(recordRemoved, withoutRecord),
          asksAgain(recordsCleared),
        ],
      },
    ],
  })
  const records = lobby.kind === 'ready' ? lobby.data.records : undefined
  const talent = known.kind === 'ready' ? known.data : undefined
  const people = useMemo(
    () => (records && talent && lost ? unbookedOn(availability, records, talent, lost, fullName) : undefined),
    [availability, records, talent, lost],
  )
  if (people) return { kind: 'ready', data: people, refreshing: false, outdated: false }
  return [known, lobby].find((one) => one.kind === 'failed') ?? { kind: 'loading' }
}
