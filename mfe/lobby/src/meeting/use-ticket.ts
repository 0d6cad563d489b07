import { ApiError } from '@callboard/kit/data'
import type { MeetingTicket } from '@callboard/lobby/contract'
import { useCallback, useEffect, useState } from 'react'
import { askForTicket } from '../data/meeting.ts'
import type { MeetingRoomProps } from './meeting-props.ts'
import { pause } from './pause.ts'

export type TicketState =
  | { readonly kind: 'entering'; readonly hasFailed: boolean }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly ticket: MeetingTicket; readonly renew: () => void }

type Room = Pick<MeetingRoomProps, 'session' | 'room' | 'token'>

const isWorthRepeating = (fault: unknown) =>
  fault instanceof ApiError && (fault.status === 0 || fault.status >= 500)

async function ticketFor(room: Room, signal: AbortSignal, onFailed: () => void): Promise<MeetingTicket> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await askForTicket(room, signal)
    } catch (fault) {
      if (signal.aborted || !isWorthRepeating(fault)) throw fault
      onFailed()
      await pause(attempt, signal)
    }
  }
}

/** Ticket of a room: requested at once, and again whenever it turns out to be invalid. */
export function useTicket({ session, room, token }: Room): TicketState {
  const [state, setState] = useState<TicketState>({ kind: 'entering', hasFailed: false })
  const [round, setRound] = useState(0)
  const renew = useCallback(() => setRound((now) => now + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for a new ticket
  useEffect(() => {
    const gone = new AbortController()
    const tellFailed = () => setState((now) => (now.kind === 'entering' ? { ...now, hasFailed: true } : now))
    ticketFor({ session, room, token }, gone.signal, tellFailed).then(
      (ticket) => {
        if (!gone.signal.aborted) setState({ kind: 'ready', ticket, renew })
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setState({ kind: 'failed', error, retry: renew })
      },
    )
    return () => gone.abort()
  }, [session, room, token, renew, round])
  return state
}
