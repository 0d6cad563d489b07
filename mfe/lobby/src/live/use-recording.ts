import { perform } from '@callboard/kit/data'
import { sayError } from '@callboard/kit/ui'
import type { GroupView } from '@callboard/lobby/contract'
import { useEffect, useMemo, useState } from 'react'
import { giveUpTakesAction, putAwayNotice, startTakesAction, stopTakesAction } from '../data/takes.ts'
import {
  type Attempt,
  areStillIn,
  isAsked,
  isRecording,
  recordingNow,
  recordingSince,
  START_FAILED,
  START_TIME_OUT,
} from './recording-start.ts'
import { recordedWho } from './take-words.ts'
import type { TakeNotice } from './takes-model.ts'
import type { Lobby } from './use-lobby.ts'

export interface RecordingControl {
  /** `stop kept`: Stop was pressed, and goes out when the server answers again. */
  readonly state: 'idle' | 'starting' | 'recording' | 'stopping' | 'stop kept'
  /** ids of the takes that this page has asked for. */
  readonly asked: readonly string[]
  /** Milliseconds; null while nothing is recorded. */
  readonly since: number | null
  readonly names: readonly string[]
  /** Words for the failure, until it is resolved or dismissed. */
  readonly failure: string | null
  /** Notices on takes that ended by themselves, until they are dismissed. */
  readonly notices: readonly TakeNotice[]
  readonly start: () => void
  readonly stop: () => void
  readonly dismiss: () => void
  /** @param take id */
  readonly putAway: (take: string) => void
}

/** A press of Stop. */
interface Stop {
  /** ids of the takes that ran */
  readonly takes: readonly string[]
  readonly isKept: boolean
}

function stateOf({ running, outcome }: ReturnType<typeof recordingNow>, stop: Stop | null) {
  if (running.length === 0) return outcome === 'waiting' ? 'starting' : 'idle'
  if (!stop || !running.every(({ _id }) => stop.takes.includes(_id))) return 'recording'
  return stop.isKept ? 'stop kept' : 'stopping'
}

/** Answers in the place of a server that is away, by the proxy before it. */
const AWAY: readonly number[] = [502, 503, 504]

/** Takes the answer of a server that is away for none. @param onAway told of each request that finds no server */
const answered =
  (onAway: () => void): typeof fetch =>
  async (address, init) => {
    try {
      const response = await fetch(address, init)
      if (AWAY.includes(response.status)) throw new TypeError(`The server is away: ${response.status}`)
      return response
    } catch (fault) {
      onAway()
      throw fault
    }
  }

/** The same for as long as the same talent are in the same group. */
const membersOf = (group: GroupView | null) =>
  group ? `${group._id} ${[...group.records].sort().join(' ')}` : ''

/**
 * Record and Stop for the devices of the current group.
 * @param includesMe whether the device of this page records as well
 */
export function useRecording(
  session: string,
  { takes, notices, lobby }: Pick<Lobby, 'takes' | 'notices' | 'lobby'>,
  includesMe: boolean,
): RecordingControl {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [stopped, setStopped] = useState<Stop | null>(null)
  // Made with the room: what waits for the network is loaded while it is there.
  const stopAction = useMemo(() => stopTakesAction(session), [session])
  const now = recordingNow(takes, lobby?.presence, attempt)
  const { running, outcome } = now

  const group = lobby?.group ?? null
  const [members, setMembers] = useState(membersOf(group))
  if (membersOf(group) !== members) {
    // The failure concerned the previous group. A group that only grows keeps its attempt.
    setMembers(membersOf(group))
    setFault(null)
    if (attempt && !(outcome === 'waiting' && areStillIn(group, takes, attempt.asked))) setAttempt(null)
  }

  useEffect(() => {
    if (!attempt || attempt.isOverdue) return
    const timer = setTimeout(() => setAttempt({ ...attempt, isOverdue: true }), START_TIME_OUT)
    return () => clearTimeout(timer)
  }, [attempt])
  const isRunning = running.length > 0
  const [wasRunning, setWasRunning] = useState(isRunning)
  if (isRunning !== wasRunning) {
    // What had failed, a start or a stop, has happened after all.
    setWasRunning(isRunning)
    setFault(null)
  }

  const start = () => {
    setFault(null)
    setAttempt({ asked: [], isOverdue: false })
    // Takes that were asked for and never began are given up first: their devices are asked anew.
    const given = takes.some(isAsked) ? perform(giveUpTakesAction(session), { session }) : Promise.resolve()
    given
      .then(() => perform(startTakesAction(session), { session, include_me: includesMe }))
      .then((reply) => {
        setAttempt((latest) => latest && { ...latest, asked: reply.takes.map(({ _id }) => _id) })
      })
      .catch((error: unknown) => {
        setAttempt(null)
        setFault(sayError(error))
      })
  }
  const stop = () => {
    const meant = takes.filter((take) => isAsked(take) || isRecording(take)).map(({ _id }) => _id)
    setStopped({ takes: meant, isKept: false })
    setAttempt(null)
    setFault(null)
    const keep = answered(() => setStopped({ takes: meant, isKept: true }))
    perform(stopAction, { session, takes: meant }, { fetch: keep }).catch((error: unknown) => {
      setStopped(null)
      setFault(`The recording goes on: Stop has not arrived. ${sayError(error)}`)
    })
  }
  return {
    state: stateOf(now, stopped),
    asked: attempt?.asked ?? [],
    since: recordingSince(running),
    names: running.map(recordedWho),
    failure: fault ?? (outcome === 'failed' ? START_FAILED : null),
    notices: notices.filter(({ seen }) => !seen),
    start,
    stop,
    dismiss: () => {
      setFault(null)
      setAttempt(null)
    },
    putAway: (take) => putAwayNotice(session, take),
  }
}
