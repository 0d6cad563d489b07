import {
  dayFormat,
  defineEndpoint,
  idFormat,
  wallTimeFormat,
  zoneFormat,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

export const INVOICES_ON_PAGE = 20

/** Session dates that one call marks. */
const MOST_MARKED = 1_000

const InvoicedDate = Type.Object({
  _id: Type.String(idFormat),
  date: Type.String(dayFormat),
  start_time: Type.String(wallTimeFormat),
})

/** A project with those of its sessions and dates that are invoiced, or are to be. */
export const InvoicedProject = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  is_archived: Type.Boolean(),
  sessions: Type.Array(
    Type.Object({
      _id: Type.String(idFormat),
      name: Type.String(),
      time_zone: Type.String(zoneFormat),
      dates: Type.Array(InvoicedDate, { minItems: 1 }),
    }),
  ),
})
export type InvoicedProject = Static<typeof InvoicedProject>

export const listInvoices = defineEndpoint({
  name: 'projects.listInvoices',
  summary:
    'The projects of a casting director that have invoiced dates, or booked ones that are over and not invoiced, 20 a page with these dates',
  method: 'GET',
  path: '/studio/invoices',
  access: ['super_admin'],
  subject: { none: 'projects of the install, for super admins' },
  query: Type.Object({
    user_id: Type.String(idFormat),
    invoiced: Type.Boolean(),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  reply: Type.Object({ studios: Type.Array(InvoicedProject), count: Type.Integer() }),
})

export const setDatesInvoiced = defineEndpoint({
  name: 'projects.setDatesInvoiced',
  summary: 'Mark session dates as invoiced, or as not: all of them or, when one is gone, none',
  method: 'POST',
  path: '/studio/invoices',
  access: ['super_admin'],
  subject: { none: 'dates of any projects, for super admins' },
  body: Type.Object({
    dates: Type.Array(
      Type.Object(
        { session: Type.String(idFormat), day: Type.String(idFormat) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_MARKED },
    ),
    invoiced: Type.Boolean(),
  }),
  reply: Type.Object({ marked: Type.Integer() }),
})
