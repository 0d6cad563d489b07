import { randomUUID } from 'node:crypto'
import { addToGroup, copyGroupsToSession } from '@callboard/lobby/contract'
import { addLink, copyToPage } from '@callboard/posting/contract'
import { createSession } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { until } from '../../../core/src/testing/until.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import type { ApiClient } from './api-client.ts'
import { finishCurrentGroup } from './finish-group.ts'
import { prepareCheckIn, signIn, startSession } from './office.ts'
import { recordTake } from './record-take.ts'

/** A posting page of a large casting, and a link to it alone. */
export interface LongPage {
  readonly director: ApiClient
  /** Of the project. */
  readonly studio: string
  readonly uri: string
  readonly session: string
  /** In the session, as many as are on the page. */
  readonly groups: readonly string[]
  readonly page: string
  readonly link: string
}

const TAKES = 2

/** @returns ids of the groups, all of whose takes have come */
const groupsOf = async (director: ApiClient, session: string) =>
  await until(
    'each group has its takes',
    async () => (await director.call(getReview, { session })).groups,
    (groups) =>
      groups.every(({ videos }) => videos.length === TAKES && videos.every(({ state }) => state === 'ready')),
  ).then((groups) => groups.map(({ _id }) => _id))

/**
 * Records two takes of one talent. Three sessions copy what the others have until the first is full, which takes
 * fewer calls with each round.
 */
export async function longPage(origin: string, count: number): Promise<LongPage> {
  const director = await signIn(origin, 'director')
  const { _id: session, studio, studio_uri: uri } = await startSession(director, ['Barista'])
  const ana = await (await prepareCheckIn(origin, { uri, session }, 'Ana', 'Barista')).submit()
  await director.call(addToGroup, { id: ana.record_id })
  for (let take = 0; take < TAKES; take += 1) await recordTake(origin, director, session, ana.page_key!)
  await finishCurrentGroup(director, session)
  const another = async () =>
    await director.call(createSession, {
      name: `Round ${randomUUID().slice(0, 8)}`,
      studio,
      time_zone: ZONE,
      dates: [{ date: dayFromToday(0), start_time: '10:00', location_type: 'Virtual' }],
    })
  const sessions = [session, (await another())._id, (await another())._id]
  let groups = await groupsOf(director, session)
  while (groups.length < count)
    for (const to of [...sessions.slice(1), session])
      for (const from of sessions.filter((other) => other !== to)) {
        const oldGroupId = await groupsOf(director, from)
        if (oldGroupId.length > 0)
          await director.call(copyGroupsToSession, { targetSessionId: to, oldGroupId })
        if (to === session) groups = await groupsOf(director, session)
      }
  groups = groups.slice(0, count)
  const page = await director.call(copyToPage, { session, groups, new_page: 'Selects' })
  const link = await director.call(addLink, { id: studio, name: 'For the client', posting_pages: [page._id] })
  return { director, studio, uri, session, groups, page: page._id, link: link._id }
}
