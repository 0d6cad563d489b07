import type { MeetingProps } from '../meeting-props.ts'
import { RoomView } from '../room-view.tsx'
import { type BeginVisit, useVisit } from '../use-visit.ts'
import { JanusRoom } from './janus-room.ts'

type Props = MeetingProps<'janus'>

const begin: BeginVisit<Props> = (options, { token, publishes }) =>
  new JanusRoom({ ...options, token, publishes })

/** A room of a media server: each page sends its picture and sound once, however many are there. */
export default function JanusMeeting(props: Props) {
  return <RoomView {...props} state={useVisit(props, begin)} />
}
