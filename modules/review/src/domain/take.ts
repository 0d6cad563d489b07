import { broken, conflict } from '@callboard/core'
import { NOTHING_ARRIVED } from '../contract/recording-rules.ts'

export type TakeState = 'asked' | 'recording' | 'stopping' | 'done' | 'lost'

export const TAKE_CLOSERS = ['device', 'cleanup'] as const
export type TakeCloser = (typeof TAKE_CLOSERS)[number]

export const TAKE_TROUBLES = ['silent', 'muted', 'camera_off'] as const
export type TakeTrouble = (typeof TAKE_TROUBLES)[number]

/** A recording on one device: of a talent, or of staff beside the talent in the room. */
export interface Take {
  readonly id: string
  readonly sessionId: string
  readonly groupId: string
  /** The check-in record whose device records; of a device of staff, the first of the group, null for guests alone. */
  readonly recordId: string | null
  /** The account whose device records the group in the room; null: the talent's own device. */
  readonly recorderId: string | null
  /** Further talent of the group that a device in the room records. */
  readonly alsoRecords: readonly string[] | null
  /** What staff should know of a recording that runs. */
  readonly trouble: TakeTrouble | null
  readonly talentName: string
  /** Counts 1, 2, 3 for each record. */
  readonly number: number
  readonly state: TakeState
  readonly mimeType: string | null
  /** The talent's device that records it: the first that said so. */
  readonly device: string | null
  readonly askedAt: Date
  readonly askedBy: string | null
  readonly startedAt: Date | null
  readonly stoppedAt: Date | null
  readonly endedAt: Date | null
  readonly lastPieceAt: Date | null
  /** How many pieces the server has checked. */
  readonly pieces: number
  /** Bytes of those pieces. */
  readonly bytes: number
  /** The pieces 1 to this one make the take; 0 until it is finished. */
  readonly joined: number
  /** The source of the end of the take: the device itself, or the clean-up after a silent one. */
  readonly closedBy: TakeCloser | null
  readonly reason: string | null
}

/** A device that is silent for so long is taken for gone. */
export const SILENCE_MS = 2 * 60_000
/** Processes on several hosts do not read the same time. */
const CLOCKS_DIFFER_MS = 5_000

const RUNNING: readonly TakeState[] = ['asked', 'recording']
const OPEN: readonly TakeState[] = ['asked', 'recording', 'stopping']
export const RUNNING_STATES = RUNNING
export const OPEN_STATES = OPEN

/** The check-in records that a take shows; none for guests alone. */
export const recordsOf = ({ recordId, alsoRecords }: Take): readonly string[] =>
  recordId === null ? [] : [recordId, ...(alsoRecords ?? [])]

/** A member with a running take gets no second one. */
export const isRunning = (take: Take) => RUNNING.includes(take.state)
export const isOpen = (take: Take) => OPEN.includes(take.state)
/** The clean-up only guessed: a device that comes back may still send its pieces. */
export const acceptsPieces = (take: Take) => isOpen(take) || take.closedBy === 'cleanup'
/** A returning device must know of a take that still accepts pieces. */
export const concernsDevice = acceptsPieces

export function asked(
  take: Pick<
    Take,
    'id' | 'sessionId' | 'groupId' | 'recordId' | 'talentName' | 'number' | 'askedAt' | 'askedBy'
  > &
    Partial<Pick<Take, 'recorderId' | 'alsoRecords'>>,
): Take {
  return {
    recorderId: null,
    alsoRecords: null,
    trouble: null,
    ...take,
    state: 'asked',
    mimeType: null,
    device: null,
    startedAt: null,
    stoppedAt: null,
    endedAt: null,
    lastPieceAt: null,
    pieces: 0,
    bytes: 0,
    joined: 0,
    closedBy: null,
    reason: null,
  }
}

/** Its device has said so, or something of it is here. */
export const hasBegun = ({ startedAt, pieces }: Take) => startedAt !== null || pieces > 0

/** Nothing of it is here. */
const cameToNothing = (take: Take) => take.state === 'lost' && take.pieces === 0

/**
 * A person may have the page open on several devices, and each of them gets the command. The first to answer has the
 * take: pieces of two recordings in one file would be worth nothing.
 * @throws DomainError conflict for another device, unless the first one came to nothing
 */
export function claimed(take: Take, device: string): Take {
  if (take.device === device) return take
  if (take.device === null) return { ...take, device }
  if (!cameToNothing(take)) throw conflict('other_device', 'Another device records this take.')
  return { ...take, device, mimeType: null, startedAt: null, closedBy: 'cleanup' }
}

/**
 * The device records. One that was stopped meanwhile stays stopping.
 * @param mayRun false when the record has another running take
 */
export function started(take: Take, mimeType: string, now: Date, mayRun = true): Take {
  const wasGivenUp = cameToNothing(take) && take.closedBy === 'cleanup'
  if (take.startedAt || !(isOpen(take) || wasGivenUp)) return take
  const begun = { ...take, mimeType, startedAt: now }
  if (!wasGivenUp) return { ...begun, state: take.state === 'asked' ? 'recording' : take.state }
  const again = { ...begun, closedBy: null, endedAt: null, reason: null }
  return mayRun && !take.stoppedAt
    ? { ...again, state: 'recording' }
    : { ...again, state: 'stopping', stoppedAt: take.stoppedAt ?? now }
}

export function stopped(take: Take, now: Date): Take {
  return isRunning(take) ? { ...take, state: 'stopping', stoppedAt: now } : take
}

/**
 * The device had to end early: recorded pieces may still come. A take that never began is given up, though not for
 * good: another device of the person may record it and only be late to say so.
 * @param device null for one that has recorded nothing of it
 */
export function interrupted(take: Take, device: string | null, reason: string, now: Date): Take {
  if (!isOpen(take) || (take.device !== null && take.device !== device)) return take
  if (!hasBegun(take)) return lost(take, 'cleanup', reason, now)
  return { ...take, state: 'stopping', stoppedAt: take.stoppedAt ?? now, reason }
}

const MIB = 1024 ** 2
/** A recorder makes a piece of two seconds at 5 Mbit/s: the quota is far above that, since a refused piece is lost. */
const PIECE_QUOTA = { atOnce: 100, perSecond: 2 }
const BYTE_QUOTA = { atOnce: 256 * MIB, perSecond: 4 * MIB }

export const TOO_MUCH = 'This is more than a take of this length can hold.'

/** What a take may hold by now: `pieces` is the highest number of one, `bytes` the sum of all. */
export function takeQuota({ askedAt }: Take, now: Date): { readonly pieces: number; readonly bytes: number } {
  const seconds = Math.max(0, (now.getTime() - askedAt.getTime()) / 1000)
  const after = ({ atOnce, perSecond }: typeof PIECE_QUOTA) => Math.floor(atOnce + perSecond * seconds)
  return { pieces: after(PIECE_QUOTA), bytes: after(BYTE_QUOTA) }
}

/**
 * @param size bytes of the piece
 * @throws DomainError conflict when the take is closed; rule `too_much` over its quota
 */
export function pieceAccepted(take: Take, size: number, now: Date): Take {
  if (!acceptsPieces(take)) throw conflict('take_closed', 'This take is finished already.')
  const bytes = take.bytes + size
  if (bytes > takeQuota(take, now).bytes) throw broken('too_much', TOO_MUCH)
  return {
    ...take,
    state: isOpen(take) ? take.state : 'stopping',
    pieces: take.pieces + 1,
    bytes,
    lastPieceAt: now,
    closedBy: null,
    reason: take.closedBy === 'cleanup' ? null : take.reason,
  }
}

export function lost(take: Take, closedBy: TakeCloser, reason: string, now: Date): Take {
  return { ...take, state: 'lost', closedBy, reason, joined: 0, endedAt: now }
}

export function done(
  take: Take,
  joined: number,
  closedBy: TakeCloser,
  reason: string | null,
  now: Date,
): Take {
  if (joined < 1) throw broken('no_pieces', 'A take without a recording cannot be finished.')
  return { ...take, state: 'done', joined, closedBy, reason, endedAt: now }
}

/** When the device was last heard of. */
export function lastHeardAt(take: Take): Date {
  const instants = [take.askedAt, take.startedAt, take.stoppedAt, take.lastPieceAt]
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)))
}

export const isSilent = (take: Take, now: Date): boolean =>
  now.getTime() - lastHeardAt(take).getTime() >= SILENCE_MS - CLOCKS_DIFFER_MS

/** The one device that may have a running take beside others: each talent's own, and each account's in the room. */
export const runningKey = (take: Take): string | null =>
  !isRunning(take) ? null : take.recorderId === null ? take.recordId : `room:${take.recorderId}`

/** @returns the same take when nothing changes, or when it does not run on that device */
export function troubled(take: Take, device: string, trouble: TakeTrouble | null): Take {
  const isOwn = take.device === device && take.state === 'recording'
  return isOwn && take.trouble !== trouble ? { ...take, trouble } : take
}

/** How far the numbers go from 1 without a gap. */
export function gaplessRun(numbers: readonly number[]): number {
  const there = new Set(numbers)
  let run = 0
  while (there.has(run + 1)) run += 1
  return run
}

export function missingPieces(numbers: readonly number[], count: number): number[] {
  const there = new Set(numbers)
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => !there.has(number))
}

/** The end of a take whose device fell silent: the longest gapless run from its start is kept as the take. */
export function abandoned(take: Take, numbers: readonly number[], now: Date): Take {
  const run = gaplessRun(numbers)
  const after = numbers.length - run
  if (run === 0) {
    const came = after > 0 ? `Piece 1 never arrived; ${after} later pieces are kept.` : null
    return lost(take, 'cleanup', take.reason ?? came ?? NOTHING_ARRIVED, now)
  }
  const silent = 'The device fell silent; this is what had arrived by then.'
  const gap = `Piece ${run + 1} never arrived; ${after} later pieces are kept.`
  return done(take, run, 'cleanup', after > 0 ? gap : silent, now)
}

const pieceName = (number: number) => String(number).padStart(6, '0')
/** Where a device puts a piece: under its own name, so that none can write over those of another. */
export const pieceKey = (takeId: string, device: string, number: number) =>
  `takes/${takeId}/pieces/${device}/${pieceName(number)}`

/**
 * Where a piece lies once it is confirmed: no address was ever given for it, so nothing can be written over it.
 * @param copy of this confirmation alone, since the same piece may be confirmed twice at once
 */
export const keptPieceKey = (takeId: string, number: number, copy: string) =>
  `takes/${takeId}/kept/${pieceName(number)}-${copy}`

/** Where the picture lies that its device has taken of it. */
export const takePosterKey = (takeId: string) => `takes/${takeId}/poster.jpg`

const isMp4 = (take: Take) => take.mimeType?.startsWith('video/mp4') === true
export const originalType = (take: Take) => (isMp4(take) ? 'video/mp4' : 'video/webm')

/**
 * Key of the joined pieces. The file that the clean-up joins has a name of its own, so that it never stands in the way
 * of the whole take, whose pieces are removed once it is stored.
 */
export function originalKey(take: Take): string {
  const name = take.closedBy === 'device' ? 'original' : `partial-${take.joined}`
  return `takes/${take.id}/${name}.${isMp4(take) ? 'mp4' : 'webm'}`
}
