import {
  type RoomDefinition,
  roomName,
  type SignalDefinition,
  type SignalMessage,
  type SignalPayload,
} from '@callboard/core/http-contract'
import { useEffect, useRef, useState } from 'react'
import { type RoomState, type RoomWatcher, watchRoom } from './rooms.ts'

/** Handler of one kind of signal. Made by `onSignal`. */
export interface SignalHandler {
  readonly type: string
  readonly run: (payload: unknown) => void
}

/** A typed handler for a signal of a contract. Numbers without a payload (not this audience's business) never reach it. */
export const onSignal = <D extends SignalDefinition>(
  signal: D,
  run: (payload: SignalPayload<D>) => void,
): SignalHandler => ({ type: signal.type, run: (payload) => run(payload as SignalPayload<D>) })

export interface RoomOptions {
  /** Loads data afresh, once the room is entered and when too much was missed. */
  readonly reload?: () => void
  /** False where what `reload` loads was asked for later than that moment, by `performance.now()`. */
  readonly isOlderThan?: (moment: number) => boolean
  /** The link that the visitor came by. */
  readonly by?: string | undefined
}

function deliver(message: SignalMessage, handlers: readonly SignalHandler[]): void {
  if (message.payload === undefined) return
  for (const handler of handlers) if (handler.type === message.type) handler.run(message.payload)
}

/**
 * Follows the room of that id while the screen is shown.
 * @param id `undefined` while it is not known yet
 */
export function useRoom(
  room: RoomDefinition,
  id: string | undefined,
  handlers: readonly SignalHandler[],
  options: RoomOptions = {},
): RoomState {
  const [state, setState] = useState<RoomState>({ kind: 'joining' })
  const latest = useRef({ handlers, options })
  useEffect(() => {
    latest.current = { handlers, options }
  })
  const { by } = options
  const name = id === undefined ? undefined : roomName(room, id)
  useEffect(() => {
    if (name === undefined) return
    const reload = () => {
      latest.current.options.reload?.()
    }
    let isEntered = false
    const watcher: RoomWatcher = {
      signal: (message) => deliver(message, latest.current.handlers),
      reload,
      state: (next, heard) => {
        setState(next)
        if (isEntered || next.kind !== 'live') return
        isEntered = true
        // This page received no signals between the answers and the join.
        if (latest.current.options.isOlderThan?.(heard) ?? true) reload()
      },
    }
    return watchRoom(name, watcher, by)
  }, [name, by])
  return state
}
