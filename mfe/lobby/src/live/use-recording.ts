import { perform } from '@callboard/kit/data'
import { sayError } from '@callboard/kit/ui'
import type { GroupView } from '@callboard/lobby/contract'
import { useEffect, useState } from 'react'
import { putAwayNotice, startTakesAction, stopTakesAction } from '../data/takes.ts'
import {
  type Attempt,
  areStillIn,
  isAsked,
  recordingNow,
  recordingSince,
  START_FAILED,
  START_TIME_OUT,
} from './recording-start.ts'
import { recordedWho } from './take-words.ts'
import type { TakeNotice } from './takes-model.ts'
import type { Lobby } from './use-lobby.ts'

export interface RecordingControl {
  readonly state: 'idle' | 'starting' | 'recording' | 'stopping'
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

function stateOf({ running, outcome }: ReturnType<typeof recordingNow>, isStopping: boolean) {
  if (running.length > 0) return isStopping ? 'stopping' : 'recording'
  return outcome === 'waiting' ? 'starting' : 'idle'
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
  const [isStopping, setStopping] = useState(false)
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
  useEffect(() => {
    if (!isRunning) setStopping(false)
    // What had failed, a start or a stop, has happened after all.
    setFault(null)
  }, [isRunning])

  const start = () => {
    setFault(null)
    setAttempt({ asked: [], isOverdue: false })
    // Takes that were asked for and never began are given up first: their devices are asked anew.
    const given = takes.some(isAsked) ? perform(stopTakesAction(session), { session }) : Promise.resolve()
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
    setStopping(true)
    setAttempt(null)
    setFault(null)
    perform(stopTakesAction(session), { session }).catch((error: unknown) => {
      setStopping(false)
      setFault(`The recording goes on: Stop has not arrived. ${sayError(error)}`)
    })
  }
  return {
    state: stateOf(now, isStopping),
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
