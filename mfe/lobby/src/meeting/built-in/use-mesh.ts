import { roomName } from '@callboard/core/http-contract'
import { ApiError, meetingChannel } from '@callboard/kit/data'
import { meetingRoom } from '@callboard/lobby/contract'
import { useEffect, useRef, useState } from 'react'
import { after } from '../after.ts'
import type { MeetingProps, MeetingRole, RoomName } from '../meeting-props.ts'
import { pause } from '../pause.ts'
import { Entrance } from './entrance.ts'
import { Mesh, type MeshPorts, type Participant } from './mesh.ts'
import { useLineBack } from './use-line-back.ts'

type Props = MeetingProps<'builtin'>

export type MeshState =
  | { readonly kind: 'entering' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'removed' }
  | { readonly kind: 'in'; readonly people: readonly Participant[] }

/** A talent in the waiting room is seen small; in the casting room the picture is judged. */
const limitsOf = (room: RoomName) =>
  room === 'test' ? { video: 250_000, scaleDownBy: 4 } : { video: 2_500_000, scaleDownBy: 1 }

/** In the waiting room talent do not meet each other. */
const meetsIn = (room: RoomName) => (self: MeetingRole, peer: MeetingRole) =>
  room !== 'test' || self !== 'talent' || peer !== 'talent'

const entrance = new Entrance()

const portsOf = ({ room, ice_servers }: Props['ticket']): MeshPorts => ({
  after,
  entrance,
  channel: (events) => meetingChannel(roomName(meetingRoom, room), events),
  connect: () => new RTCPeerConnection({ iceServers: ice_servers }),
  streamOf: (tracks) => new MediaStream([...tracks]),
})

/** Is in the room of the ticket until the component is gone. Each new ticket is a new visit. */
export function useMesh({ ticket, room, audience, media, renew, onRemoved }: Props): MeshState {
  const [state, setState] = useState<MeshState>({ kind: 'entering' })
  // The server forgets the visit of a line that is cut.
  useLineBack(renew)
  const removed = useRef(onRemoved)
  const failures = useRef(0)
  const hasOpened = useRef(false)
  useEffect(() => {
    removed.current = onRemoved
  })

  useEffect(() => {
    const gone = new AbortController()
    let unwatch = () => {}
    const mesh = new Mesh({
      ports: portsOf(ticket),
      limits: limitsOf(room),
      meets: meetsIn(room),
      role: audience,
      onChange: (people) => setState({ kind: 'in', people }),
      onRemoved: () => {
        mesh.leave()
        setState({ kind: 'removed' })
        removed.current?.()
      },
    })
    const enter = async () => {
      // Only when the room is first entered: later the talent decides. Some rooms begin with all of it off.
      if (audience === 'talent' && !hasOpened.current)
        await media.open({ camera: true, microphone: true }, !ticket.muted)
      if (gone.signal.aborted) return
      hasOpened.current = true
      const reply = await mesh.join()
      if (gone.signal.aborted) return
      failures.current = 0
      if (!reply.ok) return setState({ kind: 'refused', error: new ApiError({ status: 403, ...reply }) })
      const send = () => mesh.send(media.stream(), media.state())
      send()
      unwatch = media.subscribe(send)
    }
    enter().catch(async () => {
      // The line was cut on the way in, or the server did not answer.
      await pause(failures.current++, gone.signal)
      if (!gone.signal.aborted) renew()
    })
    return () => {
      gone.abort()
      unwatch()
      mesh.leave()
    }
  }, [ticket, room, audience, media, renew])

  return state
}
