import type { MeetingProps } from '../meeting-props.ts'
import { RoomView } from '../room-view.tsx'
import { type BeginVisit, useVisit } from '../use-visit.ts'
import { Mesh } from './mesh.ts'

type Props = MeetingProps<'builtin'>

const begin: BeginVisit<Props> = (options) => new Mesh(options)

/** A room of the built-in meeting: each page sends its picture and sound to all others. */
export function BuiltInMeeting(props: Props) {
  return <RoomView {...props} state={useVisit(props, begin)} />
}
