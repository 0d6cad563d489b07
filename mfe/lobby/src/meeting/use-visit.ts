import { roomName } from '@callboard/core/http-contract'
import { ApiError, meetingChannel } from '@callboard/kit/data'
import { meetingRoom } from '@callboard/lobby/contract'
import { useEffect, useRef, useState } from 'react'
import { after } from './after.ts'
import { entrances } from './entrance.ts'
import type { MeetingProps, MeetingRole, RoomName } from './meeting-props.ts'
import { OutgoingLine } from './outgoing-line.ts'
import { pause } from './pause.ts'
import { useLineBack } from './use-line-back.ts'
import type { Participant, Visit, VisitOptions } from './visit.ts'

export type RoomState =
  | { readonly kind: 'entering' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'removed' }
  | {
      readonly kind: 'in'
      readonly people: readonly Participant[]
      /** What is the matter with the pictures. */
      readonly notice: string | null
    }

/** A talent in the waiting room is seen small; in the casting room the picture is judged. */
const limitsOf = (room: RoomName) =>
  room === 'test' ? { video: 250_000, scaleDownBy: 4 } : { video: 2_500_000, scaleDownBy: 1 }

/** In the waiting room talent do not meet each other. */
const meetsIn = (room: RoomName) => (self: MeetingRole, peer: MeetingRole) =>
  room !== 'test' || self !== 'talent' || peer !== 'talent'

const entranceOf = entrances()

type RoomProps = MeetingProps<'builtin'> | MeetingProps<'janus'>

/** Makes the visit of a ticket. */
export type BeginVisit<Props extends RoomProps> = (options: VisitOptions, ticket: Props['ticket']) => Visit

/**
 * Is in the room of the ticket until the component is gone. Each new ticket is a new visit.
 * @param begin the same function each time
 */
export function useVisit<Props extends RoomProps>(props: Props, begin: BeginVisit<Props>): RoomState {
  const { ticket, room, audience, media, renew, onRemoved, onLine } = props
  const [state, setState] = useState<RoomState>({ kind: 'entering' })
  // The server forgets the visit of a line that is cut.
  useLineBack(renew)
  const told = useRef({ onRemoved, onLine })
  const failures = useRef(0)
  const hasOpened = useRef(false)
  useEffect(() => {
    told.current = { onRemoved, onLine }
  })

  useEffect(() => {
    const gone = new AbortController()
    let unwatch = () => {}
    let notice: string | null = null
    const line = new OutgoingLine(after, (now) => told.current.onLine?.(now))
    const renewLater = async () => {
      await pause(failures.current++, gone.signal)
      if (!gone.signal.aborted) renew()
    }
    const visit = begin(
      {
        ports: {
          after,
          connect: () => line.watch(new RTCPeerConnection({ iceServers: ticket.ice_servers })),
          entrance: entranceOf(ticket.room),
          channel: (events) => meetingChannel(roomName(meetingRoom, ticket.room), events),
          streamOf: (tracks) => new MediaStream([...tracks]),
        },
        limits: limitsOf(room),
        meets: meetsIn(room),
        role: audience,
        onChange: (people) => setState({ kind: 'in', people, notice }),
        onNotice: (words) => {
          notice = words
          setState((now) => (now.kind === 'in' ? { ...now, notice } : now))
        },
        onStale: () => void renewLater(),
        onRemoved: () => {
          visit.leave()
          setState({ kind: 'removed' })
          told.current.onRemoved?.()
        },
      },
      ticket,
    )
    const enter = async () => {
      // Only when the room is first entered: later the talent decides. Some rooms begin with all of it off.
      if (audience === 'talent' && !hasOpened.current) await media.enter(!ticket.muted)
      if (gone.signal.aborted) return
      hasOpened.current = true
      const reply = await visit.join()
      if (gone.signal.aborted) return
      if (!reply.ok) return setState({ kind: 'refused', error: new ApiError({ status: 403, ...reply }) })
      failures.current = 0
      const send = () => visit.send(media.stream(), media.state())
      send()
      unwatch = media.subscribe(send)
    }
    // The line was cut on the way in, or the server did not answer.
    enter().catch(renewLater)
    return () => {
      gone.abort()
      unwatch()
      visit.leave()
      line.close()
    }
  }, [ticket, room, audience, media, renew, begin])

  return state
}
