import { defineAction, inAnswer } from '@callboard/kit/data'
import {
  getCalendarFeed,
  getSession,
  listCalendar,
  renewCalendarFeed,
  setInvoiced,
} from '@callboard/projects/contract'

/** @param span of the answer that shows the date */
export const setInvoicedAction = (span: { readonly start: string; readonly end: string }) =>
  defineAction(setInvoiced, {
    shows: ({ day, invoiced }) => [
      inAnswer(listCalendar, span, (now) => ({
        ...now,
        dates: now.dates.map((date) => (date._id === day ? { ...date, invoiced } : date)),
      })),
    ],
    refreshes: [listCalendar, getSession],
    inOrder: ({ day }) => day,
  })

export const renewFeedAction = defineAction(renewCalendarFeed, {
  changes: (feed) => [inAnswer(getCalendarFeed, {}, () => feed)],
})
