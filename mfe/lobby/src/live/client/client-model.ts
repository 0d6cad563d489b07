import type { ClientLobby, ClientRecord, GroupView } from '@callboard/lobby/contract'
import { isNamed } from '../line/line-view.ts'
import { nameOf } from '../row-actions.ts'

export type SeenRecord = ClientRecord & {
  /** Staff have removed the check-in while the page was open. */
  readonly deleted?: true
}

/** The live room as a client's page knows it, kept true by signals. */
export interface ClientModel extends Pick<ClientLobby, 'session'> {
  readonly records: readonly SeenRecord[]
  readonly group: GroupView | null
}

export const fromClientView = (_: ClientModel | undefined, view: ClientLobby): ClientModel => ({
  session: view.session,
  records: view.records,
  group: view.current_group,
})

export function withSeen(now: ClientModel, record: ClientRecord): ClientModel {
  const known = now.records.some(({ _id }) => _id === record._id)
  return {
    ...now,
    records: known
      ? now.records.map((other) => (other._id === record._id ? record : other))
      : [...now.records, record],
  }
}

/** The card stays, marked, so that an answer just given does not vanish under the finger. */
export const withoutSeen = (now: ClientModel, id: string): ClientModel => ({
  ...now,
  records: now.records.map((record) => (record._id === id ? { ...record, deleted: true } : record)),
})

const STATE_WORDS: Readonly<Record<ClientRecord['state'], string | null>> = {
  in_casting: 'In casting',
  on_deck: 'On deck',
  waiting: null,
  skipped: 'Skipped',
  signed_out: 'Signed out',
  expected: 'Expected',
}

/** Words beside the name; null: nothing that the place of the card does not say. */
export function saidState({ state, auditioned }: SeenRecord, isInGroup: boolean): string | null {
  if (!isInGroup) return auditioned ? 'Done' : STATE_WORDS[state]
  // Who was called back to the lobby stays in the group, and is not in front of the camera.
  if (state === 'waiting') return 'Waiting'
  return state === 'in_casting' ? null : STATE_WORDS[state]
}

export interface ClientFilters {
  readonly role: string
  /** id of a session date, or empty for all */
  readonly day: string
  /** Words of a name. */
  readonly find: string
}

const STATE_ORDER: readonly ClientRecord['state'][] = [
  'in_casting',
  'on_deck',
  'waiting',
  'skipped',
  'signed_out',
  'expected',
]

const rank = ({ state, auditioned }: SeenRecord) =>
  auditioned ? STATE_ORDER.length : STATE_ORDER.indexOf(state)

/** Talent outside the group that fit: in casting, on deck, waiting, then those who are done; each by check-in. */
export const shownTalent = (
  { records, group }: ClientModel,
  { role, day, find }: ClientFilters,
): readonly SeenRecord[] =>
  records
    .filter(({ _id }) => !group?.records.includes(_id))
    .filter(
      (record) =>
        (role === '' || record.role === role) && (day === '' || record.day === day) && isNamed(record, find),
    )
    .toSorted((a, b) => rank(a) - rank(b) || a.checked_in_time.localeCompare(b.checked_in_time))

/** The members of the current group in its order. */
export const groupTalent = ({ records, group }: ClientModel): readonly SeenRecord[] =>
  group?.records.flatMap((id) => records.find(({ _id }) => _id === id) ?? []) ?? []

/** Whom the empty picture waits for: who was called in, else the next in line; null when nobody is there. */
export function awaited(model: ClientModel): SeenRecord | null {
  const here = model.records.filter(({ deleted, auditioned }) => !deleted && !auditioned)
  const inOrder = here.toSorted(
    (a, b) => rank(a) - rank(b) || a.checked_in_time.localeCompare(b.checked_in_time),
  )
  return inOrder.find(({ state }) => ['in_casting', 'on_deck', 'waiting'].includes(state)) ?? null
}

/** What is said of the awaited talent: the empty picture tells that whoever has joined is not in the room. */
export function awaitedWords(record: SeenRecord): string {
  const name = nameOf(record)
  if (record.state !== 'in_casting') return `Next: ${name}, ${record.role}`
  return record.joined_time === null ? `${name} is on the way.` : `${name} has left the room.`
}

/** Numbers in the order of check-in: a talent keeps theirs in the group and in every filter; the expected have none. */
export const numbersOf = ({ records }: Pick<ClientModel, 'records'>): ReadonlyMap<string, number> =>
  new Map(
    records
      .filter(({ state }) => state !== 'expected')
      .toSorted((a, b) => a.checked_in_time.localeCompare(b.checked_in_time))
      .map(({ _id }, place) => [_id, place + 1]),
  )
