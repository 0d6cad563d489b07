import { USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  CLOCK,
  calendarFile,
  missing,
  PUBLIC_URL,
  SECRET_HASHER,
  STAFF_TYPES,
  useCase,
} from '@callboard/core'
import { FREELANCER_DAYS } from '@callboard/freelancers/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { readCalendarFeed } from '../../contract/index.ts'
import { peopleOf } from '../people.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { feedEvents } from './feed-events.ts'
import { daysFrom, shownCalendar } from './shown-dates.ts'

const DAYS_BACK = 92
const DAYS_AHEAD = 548
const MOST_DATES = 5_000
const REFRESH_MINUTES = 15

export const ReadCalendarFeed = useCase(
  readCalendarFeed,
  {
    store: PROJECTS_STORE,
    users: USER_DIRECTORY,
    freelancerDays: FREELANCER_DAYS,
    appointments: APPOINTMENT_QUERIES,
    hasher: SECRET_HASHER,
    clock: CLOCK,
    publicUrl: PUBLIC_URL,
  },
  async ({ needs, input }) => {
    const { clock, hasher, publicUrl, store, users } = needs
    const feed = await store.read(({ feeds }) => feeds.byDigest(hasher.digest(input.secret)))
    const owner = feed && (await users.find(feed.userId))
    if (!owner || !STAFF_TYPES.some((type) => type === owner.userType)) throw missing('This calendar')
    const now = clock.now()
    const span = { from: daysFrom(now, -DAYS_BACK), to: daysFrom(now, DAYS_AHEAD), limit: MOST_DATES }
    const shown = await shownCalendar(needs, owner, span, now)
    const ids = shown.dates.flatMap(({ castingDirectorIds, date }) => [
      ...castingDirectorIds,
      ...date.managerIds,
      ...date.lobbyManagerIds,
    ])
    const events = feedEvents(shown, await peopleOf(users, ids), { ownerId: owner.id, publicUrl })
    const content = calendarFile({
      product: 'Calendar',
      stamp: now,
      events,
      feed: { name: 'Callboard', refreshMinutes: REFRESH_MINUTES },
    })
    return { content, version: hasher.digest(JSON.stringify(events)) }
  },
)
