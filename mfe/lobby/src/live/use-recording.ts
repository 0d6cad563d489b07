import { call, sayError } from '@callboard/kit'
import { startTakes, stopTakes, type TakeView } from '@callboard/review/contract'
import { useEffect, useState } from 'react'
import {
  isAsked,
  isRecording,
  recordingSince,
  START_FAILED,
  START_TIME_OUT,
  startOutcome,
  withTake,
} from './recording-start.ts'
import type { Lobby } from './use-lobby.ts'

interface Attempt {
  readonly asked: readonly string[]
  readonly isOverdue: boolean
}

export interface RecordingControl {
  readonly state: 'idle' | 'starting' | 'recording' | 'stopping'
  /** Milliseconds; null while nothing is recorded. */
  readonly since: number | null
  readonly names: readonly string[]
  /** What failed, until it is put right or put away. */
  readonly failure: string | null
  readonly start: () => void
  readonly stop: () => void
  readonly dismiss: () => void
}

function stateOf(takes: readonly TakeView[], attempt: Attempt | null, isStopping: boolean) {
  if (takes.some(isRecording)) return isStopping ? 'stopping' : 'recording'
  if (attempt && startOutcome(takes, attempt.asked, attempt.isOverdue) === 'waiting') return 'starting'
  return 'idle'
}

/** Record and Stop for the devices of the current group. */
export function useRecording(session: string, lobby: Pick<Lobby, 'takes' | 'applyTakes'>): RecordingControl {
  const { takes, applyTakes } = lobby
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isStopping, setStopping] = useState(false)
  const running = takes.filter((take) => isRecording(take))

  useEffect(() => {
    if (!attempt || attempt.isOverdue) return
    const timer = setTimeout(() => setAttempt({ ...attempt, isOverdue: true }), START_TIME_OUT)
    return () => clearTimeout(timer)
  }, [attempt])
  useEffect(() => {
    if (running.length === 0) setStopping(false)
  }, [running.length])

  const failed = (error: unknown) => setFault(sayError(error))
  const add = (changed: readonly TakeView[]) => applyTakes((now) => changed.reduce(withTake, now))
  const start = () => {
    setFault(null)
    setAttempt({ asked: [], isOverdue: false })
    // Takes that were asked for and never began are given up first: their devices are asked anew.
    const given = takes.some(isAsked) ? call(stopTakes, { session }) : Promise.resolve()
    given
      .then(() => call(startTakes, { session }))
      .then((reply) => {
        add(reply.takes)
        setAttempt((now) => now && { ...now, asked: reply.takes.map(({ _id }) => _id) })
      })
      .catch((error: unknown) => {
        setAttempt(null)
        failed(error)
      })
  }
  const stop = () => {
    setStopping(true)
    setAttempt(null)
    call(stopTakes, { session })
      .then((reply) => add(reply.takes))
      .catch((error: unknown) => {
        setStopping(false)
        failed(error)
      })
  }
  const hasFailed = attempt !== null && startOutcome(takes, attempt.asked, attempt.isOverdue) === 'failed'
  return {
    state: stateOf(takes, attempt, isStopping),
    since: recordingSince(takes),
    names: running.map(({ talent_name }) => talent_name),
    failure: fault ?? (hasFailed ? START_FAILED : null),
    start,
    stop,
    dismiss: () => {
      setFault(null)
      setAttempt(null)
    },
  }
}
