import type { MeetingPeer } from '@callboard/kit/data'

type Peer = Pick<MeetingPeer, 'id' | 'role'>
type Role = Peer['role']

/** The people of a room, and which of them see each other. */
export interface Room {
  readonly people: readonly Peer[]
  readonly meets: (one: Role, other: Role) => boolean
}

/** Streams that a talent's phone sends before viewers are left out: a phone on a bad network manages no more. */
const MOST_OF_A_PHONE = 2

/** More people than this, and pages that send to each other have no good pictures. */
export const MOST_FOR_GOOD_PICTURES = 5

/** Earlier first: the ids of a meeting begin with the instant of arrival, so that all pages agree. */
const byArrival = (one: Peer, other: Peer) => (one.id < other.id ? -1 : 1)

const isWorking = ({ role }: Peer) => role !== 'client'

/** The viewers that a talent's page sends to itself: the earliest, as far as staff and other talent leave room. */
function servedBy(talent: Peer, { people, meets }: Room): readonly Peer[] {
  const isSentTo = (one: Peer) => isWorking(one) && one.id !== talent.id && meets(talent.role, one.role)
  const others = people.filter(isSentTo).length
  const free = Math.max(0, MOST_OF_A_PHONE - others)
  return people
    .filter((one) => !isWorking(one))
    .sort(byArrival)
    .slice(0, free)
}

/**
 * The page that sends the picture and sound of `shown` to `seen`: that of `shown` itself, or of the staff who came
 * first, for viewers beyond those that a talent's phone can serve. `null`: none does.
 */
export function sourceOf(seen: Peer, shown: Peer, room: Room): string | null {
  const [viewer, talent] = seen.role === 'client' ? [seen, shown] : [shown, seen]
  if (viewer.role !== 'client' || talent.role === 'staff') return shown.id
  if (talent.role === 'client') return null
  if (servedBy(talent, room).some(({ id }) => id === viewer.id)) return shown.id
  // A viewer sends nothing that a talent's phone would have to get.
  if (seen.role !== 'client') return null
  return room.people.filter(({ role }) => role === 'staff').sort(byArrival)[0]?.id ?? null
}
