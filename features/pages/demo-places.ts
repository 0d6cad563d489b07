import { listRequests } from '@callboard/freelancers/contract'
import { makeBoardLink } from '@callboard/lobby/contract'
import { listPostings } from '@callboard/posting/contract'
import { listProjects } from '@callboard/projects/contract'
import { prepareCheckIn, signIn } from '../drivers/http/office.ts'
import { dayFromToday } from '../support/today.ts'
import type { Places } from './every-page.ts'

/**
 * The places of the demo's day: its session of today, a date after it, and a talent who checks in for the visit.
 * @throws Error where the demo has none of them
 */
export async function demoPlaces(origin: string): Promise<Places> {
  const director = await signIn(origin, 'director')
  const { studios } = await director.call(listProjects, { take: 50 })
  const dates = studios.flatMap(({ _id, uri, sessions }) =>
    sessions.flatMap((session) =>
      session.dates.map(({ _id: day, date }) => ({ project: _id, uri, session: session._id, day, date })),
    ),
  )
  const now = dates.find(({ date }) => date === dayFromToday(0, 'America/Los_Angeles'))
  const later = dates.find(({ session, day }) => session === now?.session && day !== now.day)
  if (!now || !later) throw new Error('The demo has no session of today with a second date.')
  const { pages, links } = await director.call(listPostings, { id: now.project })
  const { address } = await director.call(makeBoardLink, { session: now.session })
  if (!pages[0] || !links[0] || !address)
    throw new Error('The demo has no posting page, no posting link or no board.')
  const { requests } = await (await signIn(origin, 'manager')).call(listRequests, {})
  if (!requests[0]) throw new Error('The demo has no request to its manager.')
  const talent = await (await prepareCheckIn(origin, now, 'Vera', 'Barista')).submit()
  return {
    uri: now.uri,
    session: now.session,
    day: later.day,
    record: { id: talent.record_id, key: talent.page_key! },
    board: new URL(address).pathname.split('/').at(-1)!,
    posting: pages[0]._id,
    link: links[0]._id,
    request: requests[0]._id,
  }
}
