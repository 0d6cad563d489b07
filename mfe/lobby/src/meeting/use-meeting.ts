import { roomName } from '@callboard/core/http-contract'
import { ApiError, call, useConnection } from '@callboard/kit'
import { joinMeeting, type MEETING_ROOMS, type MeetingTicket, meetingRoom } from '@callboard/lobby/contract'
import { useEffect, useRef, useState } from 'react'
import type { LocalMedia } from './local-media.ts'
import { Mesh, type Participant } from './mesh.ts'

export type RoomName = (typeof MEETING_ROOMS)[number]
export type MeetingRole = 'staff' | 'client' | 'talent'
type Ticket = Extract<MeetingTicket, { kind: 'builtin' }>

export interface MeetingInput {
  readonly session: string
  readonly room: RoomName
  readonly audience: MeetingRole
  readonly media: LocalMedia
  /** secret of the talent's page */
  readonly token?: string
  /** The server let us in no longer. */
  readonly onRemoved?: () => void
}

export type MeetingState =
  | { readonly kind: 'entering' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'in'
      readonly display: string
      readonly moderator: boolean
      readonly people: readonly Participant[]
    }

/** A talent in the waiting room is seen small; in the casting room the picture is judged. */
const limitsOf = (room: RoomName) =>
  room === 'test' ? { video: 250_000, scaleDownBy: 4 } : { video: 2_500_000, scaleDownBy: 1 }

/** In the waiting room talent do not meet each other. */
const meetsIn = (room: RoomName) => (self: MeetingRole, peer: MeetingRole) =>
  room !== 'test' || self !== 'talent' || peer !== 'talent'

const isWorthRepeating = (fault: unknown) =>
  fault instanceof ApiError && (fault.status === 0 || fault.status >= 500)

const pause = (attempt: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(8_000, 1_000 * 2 ** attempt))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function ticketFor(input: MeetingInput, signal: AbortSignal): Promise<Ticket> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { session, room, token } = input
      const ticket = await call(joinMeeting, { session, room }, { token, signal })
      if (ticket.kind === 'builtin') return ticket
      throw new ApiError({
        status: 501,
        code: 'other_service',
        message: 'This room is held on another meeting service.',
      })
    } catch (fault) {
      if (signal.aborted || !isWorthRepeating(fault) || (fault as ApiError).status === 501) throw fault
      await pause(attempt, signal)
    }
  }
}

/** Enters a room and stays in it until the component is gone: over cut lines, with a fresh ticket each time. */
export function useMeeting(input: MeetingInput): MeetingState {
  const { session, room, audience, media, token } = input
  const [state, setState] = useState<MeetingState>({ kind: 'entering' })
  const [visit, setVisit] = useState(0)
  const { state: line } = useConnection()
  const latest = useRef(input)
  const wasCut = useRef(false)
  useEffect(() => {
    latest.current = input
  })

  useEffect(() => {
    if (line === 'offline') wasCut.current = true
    if (line !== 'online' || !wasCut.current) return
    wasCut.current = false
    setVisit((now) => now + 1)
  }, [line])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit is a new entry with a new ticket
  useEffect(() => {
    const gone = new AbortController()
    let mesh: Mesh | undefined
    let unwatch = () => {}
    const retry = () => setVisit((now) => now + 1)
    const enter = async () => {
      const ticket = await ticketFor({ session, room, audience, media, token }, gone.signal)
      if (gone.signal.aborted) return
      const { display, moderator } = ticket
      const entered = new Mesh({
        room: roomName(meetingRoom, ticket.room),
        display,
        iceServers: ticket.ice_servers,
        limits: limitsOf(room),
        meets: meetsIn(room),
        role: audience,
        onChange: (people) => setState({ kind: 'in', display, moderator, people }),
        onRemoved: () => latest.current.onRemoved?.(),
      })
      mesh = entered
      if (audience === 'talent') {
        await media.open({ camera: true, microphone: true })
        if (ticket.muted) {
          media.setCamera(false)
          media.setMicrophone(false)
        }
      }
      if (gone.signal.aborted) return
      const send = () => entered.send(media.stream(), media.state())
      const reply = await entered.join()
      if (gone.signal.aborted) return
      if (!reply.ok) throw new ApiError({ status: 403, code: reply.code, message: reply.message })
      send()
      unwatch = media.subscribe(send)
    }
    enter().catch((error: unknown) => {
      if (!gone.signal.aborted) setState({ kind: 'failed', error, retry })
    })
    return () => {
      gone.abort()
      unwatch()
      mesh?.leave()
    }
  }, [session, room, audience, media, token, visit])

  return state
}
