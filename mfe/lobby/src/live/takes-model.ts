import type { TakeView } from '@callboard/review/contract'
import { LEFT_ROOM } from '../recorder/take-device.ts'
import { withTake } from './recording-start.ts'

/** Something about a take that staff must not miss. It stays until they have put it away. */
export interface TakeNotice {
  /** id of the take */
  readonly take: string
  readonly text: string
  readonly seen: boolean
  /** the device that recorded it */
  readonly device: string
  /** ISO 8601, when the take was asked for */
  readonly asked: string
}

/** The takes of the session as this page knows them, with their notices. */
export interface TakesModel {
  readonly takes: readonly TakeView[]
  readonly notices: readonly TakeNotice[]
}

export const NO_TAKES: TakesModel = { takes: [], notices: [] }

function earlyEndWords({ state, started_at, reason, talent_name }: TakeView): string | null {
  if (started_at === null || reason === null) return null
  if (state === 'lost') return `${talent_name}'s take was lost: ${reason}`
  return state === 'stopping' || state === 'done' ? `${talent_name}'s take ended early: ${reason}` : null
}

/** A group that is finished sends its talent out of the room: their take had been stopped by then. */
const wasStoppedBefore = (before: TakeView | undefined, now: TakeView) =>
  before?.state === 'stopping' && before.reason === null && now.reason === LEFT_ROOM

const deviceOf = ({ recorder, record, _id }: TakeView) => recorder ?? record ?? _id

/** A notice is over once its device has ended another take since: that one has its own notice, or is whole. */
function withNotice(
  notices: readonly TakeNotice[],
  before: TakeView | undefined,
  now: TakeView,
): readonly TakeNotice[] {
  const text = earlyEndWords(now)
  if (text !== null && notices.some((notice) => notice.take === now._id && notice.text === text))
    return notices
  const [device, asked] = [deviceOf(now), now.asked_at]
  const endsEarlier = text !== null || now.state === 'done'
  const others = notices.filter(
    (notice) => notice.take !== now._id && !(endsEarlier && notice.device === device && notice.asked < asked),
  )
  if (text === null) return others
  return [...others, { take: now._id, text, seen: wasStoppedBefore(before, now), device, asked }]
}

/** A take as a signal brings it. */
export function heardTake({ takes, notices }: TakesModel, take: TakeView): TakesModel {
  const before = takes.find(({ _id }) => _id === take._id)
  return { takes: withTake(takes, take), notices: withNotice(notices, before, take) }
}

const STEPS: readonly TakeView['state'][] = ['asked', 'recording', 'stopping', 'done', 'lost']

/** Adds a take of an action's answer. A signal may have overtaken it: an older answer takes nothing back. */
export function answeredTake(model: TakesModel, take: TakeView): TakesModel {
  const known = model.takes.find(({ _id }) => _id === take._id)
  const isNews = !known || STEPS.indexOf(take.state) > STEPS.indexOf(known.state)
  return isNews ? heardTake(model, take) : model
}

const hasEnded = ({ state }: TakeView) => state === 'done' || state === 'lost'

/** The takes that are open now. Ended takes, and the notices, stay: no list brings them again. */
export function heardTakes(before: TakesModel = NO_TAKES, open: readonly TakeView[]): TakesModel {
  const { notices } = open.reduce(heardTake, before)
  const ended = before.takes.filter((take) => hasEnded(take) && !open.some(({ _id }) => _id === take._id))
  return { takes: [...ended, ...open], notices }
}

export const putAway = ({ takes, notices }: TakesModel, take: string): TakesModel => ({
  takes,
  notices: notices.map((notice) => (notice.take === take ? { ...notice, seen: true } : notice)),
})
