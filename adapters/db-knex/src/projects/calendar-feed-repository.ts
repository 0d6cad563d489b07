import type { CalendarFeed, CalendarFeedRepository } from '@callboard/projects'
import type { Query } from '../dialect/index.ts'
import { instant, Rows, tableOf, text } from '../table/index.ts'

const FEEDS = tableOf<CalendarFeed>().named('calendar_feed', {
  userId: text('user_id'),
  digest: text('digest'),
  locked: text('locked_secret'),
  createdAt: instant('created_at'),
})

export function calendarFeedRepository(query: Query): CalendarFeedRepository {
  const feeds = new Rows(FEEDS, query)
  return {
    find: (userId) => feeds.find({ user_id: userId }),
    byDigest: (digest) => feeds.find({ digest }),
    put: (feed) => feeds.put(feed, ['user_id']),
    remove: (userId) => feeds.remove({ user_id: userId }),
  }
}
