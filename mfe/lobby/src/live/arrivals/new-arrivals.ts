import type { LobbyRecord } from '@callboard/lobby/contract'

const isHere = (record: LobbyRecord | undefined) => record !== undefined && record.arrived_time !== null

/** Talent who had not arrived before; none for the first list. */
export const newArrivals = (
  before: ReadonlyMap<string, LobbyRecord> | undefined,
  now: ReadonlyMap<string, LobbyRecord>,
): readonly LobbyRecord[] =>
  before ? [...now.values()].filter((record) => isHere(record) && !isHere(before.get(record._id))) : []

/** Words of one notification for all arrivals of a moment. */
export function arrivalWords(arrived: readonly LobbyRecord[]): {
  readonly title: string
  readonly body: string
} {
  const names = arrived.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
  const [one] = arrived
  return arrived.length === 1
    ? { title: `${names[0]} has arrived`, body: one?.role ?? '' }
    : { title: `${arrived.length} talent have arrived`, body: names.join(', ') }
}

/** How long a row is marked as new: milliseconds. */
const NEW_FOR = 20_000

/** True for a talent who has checked in a moment ago. @param now milliseconds */
export const isNew = ({ arrived_time }: LobbyRecord, now: number): boolean =>
  arrived_time !== null && now - Date.parse(arrived_time) < NEW_FOR
