import {
  type Endpoint,
  type RoomDefinition,
  roomName,
  type SignalDefinition,
  type SignalMessage,
  type SignalPayload,
} from '@callboard/core/http-contract'
import { hashKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { watchRoom } from '../realtime/rooms.ts'
import { answerKey, isOlderThan, refresh } from './answer-key.ts'
import { liveAnswers, queryClient } from './query-client.ts'
import { spread } from './spread.ts'

/** The effect of one kind of signal on an answer. Made by `reduces`, `asksAgain` and `does`. */
export interface LiveSignal<T> {
  readonly type: string
  readonly reduce?: (now: T, payload: unknown) => T
  readonly again?: (payload: unknown) => boolean
  readonly within?: (now: T) => number
  readonly run?: (payload: unknown) => void
}

/** The signal changes the answer. Made a second time, the change must do nothing. */
export const reduces = <T, D extends SignalDefinition>(
  signal: D,
  reduce: (now: T, payload: SignalPayload<D>) => T,
): LiveSignal<T> => ({
  type: signal.type,
  reduce: (now, payload) => reduce(now, payload as SignalPayload<D>),
})

/**
 * The answer is asked for again.
 * @param when says whether the signal is about it
 * @param within milliseconds in which the many readers of a signal spread their questions; 0 or left out: at once
 */
export const asksAgain = <T, D extends SignalDefinition>(
  signal: D,
  when: (payload: SignalPayload<D>) => boolean = () => true,
  within?: (now: T) => number,
): LiveSignal<T> => ({
  type: signal.type,
  again: (payload) => when(payload as SignalPayload<D>),
  ...(within && { within }),
})

/** The signal changes something beside the answer. */
export const does = <T, D extends SignalDefinition>(
  signal: D,
  run: (payload: SignalPayload<D>) => void,
): LiveSignal<T> => ({ type: signal.type, run: (payload) => run(payload as SignalPayload<D>) })

/** A room that an answer follows. */
export interface Follow<T> {
  readonly room: RoomDefinition
  /** `undefined` while it is not known yet */
  readonly id: string | undefined
  readonly signals: readonly LiveSignal<T>[]
}

function deliver(
  message: SignalMessage,
  follow: Follow<unknown> | undefined,
  endpoint: Endpoint,
  input: object,
): void {
  // Numbers without a payload are another audience's business.
  if (message.payload === undefined) return
  for (const signal of follow?.signals ?? []) {
    if (signal.type !== message.type) continue
    const { reduce, again, within, run } = signal
    const key = answerKey(endpoint, input)
    if (reduce) liveAnswers.change(key, (now) => reduce(now, message.payload))
    if (again?.(message.payload)) {
      const now = queryClient.getQueryData(key)
      spread(hashKey(key), now === undefined ? 0 : (within?.(now) ?? 0), () => refresh(endpoint, input))
    }
    run?.(message.payload)
  }
}

/** Keeps an answer true for as long as the screen is shown. */
export function useFollowedRooms(
  endpoint: Endpoint,
  input: object | undefined,
  follows: readonly Follow<unknown>[] = [],
): void {
  const latest = useRef({ input, follows })
  useEffect(() => {
    latest.current = { input, follows }
  })
  const names = follows.map(({ room, id }) => (id === undefined ? '' : roomName(room, id))).join(' ')
  useEffect(() => {
    const reload = () => {
      const { input: asked } = latest.current
      if (asked) void refresh(endpoint, asked)
    }
    const ends = names.split(' ').map((name, place) => {
      if (name === '') return () => {}
      let isEntered = false
      return watchRoom(name, {
        signal: (message) => {
          const { input: asked, follows: now } = latest.current
          if (asked) deliver(message, now[place], endpoint, asked)
        },
        reload,
        state: ({ kind }, heard) => {
          if (isEntered || kind !== 'live') return
          isEntered = true
          const { input: asked } = latest.current
          // This page received no signals between the answer and the join.
          if (asked && isOlderThan(heard, endpoint, asked)) reload()
        },
      })
    })
    return () => {
      for (const end of ends) end()
    }
  }, [names, endpoint])
}
