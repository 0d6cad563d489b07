import type { LobbyRecord } from '@callboard/lobby/contract'
import { GUESTS_ALONE, recordingObstacle } from '@callboard/review/contract'
import { ABSENT_WORDS, howAbsent, isAbsent } from './line/presence-words.ts'
import type { LobbyModel } from './lobby-model.ts'
import { nameOf } from './row-actions.ts'

export interface RecordingOffer {
  /** Says why nothing can be recorded now; absent: it can. */
  readonly obstacle: string | undefined
  /** names of the talent whose devices will record */
  readonly names: readonly string[]
  /** The group is here in person, with no device of its own: the one of this page can record it. */
  readonly withThisCamera: boolean
}

const isHere = ({ location_type }: LobbyRecord) => location_type === 'In Person'

/** What follows the name of a member who is not in the room. */
function outsideWords({ state }: LobbyRecord): string {
  if (state === 'in_casting') return ABSENT_WORDS.late
  return state === 'signed_out' ? 'has signed out' : 'is not called in yet'
}

function nobodyWords(lobby: LobbyModel, members: readonly LobbyRecord[]): string {
  if (members.length === 0) return GUESTS_ALONE
  const absent = members.find((record) => isAbsent(record, lobby.presence.get(record._id)))
  if (absent) return `${nameOf(absent)} ${ABSENT_WORDS[howAbsent(absent, lobby.presence.get(absent._id))]}.`
  const outside = members.find((record) => !isHere(record))
  if (!outside) return 'Nobody in the group has a camera here: record with this one, or Add Video.'
  const [joined, ...others] = members.filter(({ _id }) => lobby.presence.get(_id)?.room === 'main')
  if (!joined) return `${nameOf(outside)} ${outsideWords(outside)}.`
  return others.length === 0 ? `The camera of ${nameOf(joined)} is off.` : 'No camera of the group is on.'
}

/**
 * Whether Record is offered, and what it will record.
 * @param includesMe the device of this page records as well
 */
export function recordingOffer(lobby: LobbyModel | undefined, includesMe = false): RecordingOffer {
  const members = lobby?.group?.records.flatMap((id) => lobby.records.get(id) ?? []) ?? []
  const guests = lobby?.group?.twr_records.length ?? 0
  const obstacle = recordingObstacle(lobby?.session.local_recording_enabled, members.length + guests)
  if (!lobby || obstacle) return { obstacle, names: [], withThisCamera: false }
  const ready = members.filter(({ _id }) => lobby.presence.get(_id)?.can_record)
  const names = [...ready.map(nameOf), ...(includesMe ? ['you'] : [])]
  if (names.length > 0) return { obstacle: undefined, names, withThisCamera: false }
  return { obstacle: nobodyWords(lobby, members), names, withThisCamera: members.every(isHere) }
}
