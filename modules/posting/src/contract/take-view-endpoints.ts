import {
  defineEndpoint,
  EVERYONE,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { ANSWERERS, linkedPageSubject, ownLinkSubject } from './subjects.ts'

const onLink = subjectOf(ownLinkSubject, { project: 'id', link: 'link' }, STAFF)
const onLinked = subjectOf(linkedPageSubject, { page: 'page_id', link: 'link' }, [...ANSWERERS, 'guest'])
const OneLink = Type.Object({ id: Type.String(idFormat), link: Type.String(idFormat) })

/** A take on a page, by a link. */
const TakeByLink = {
  page_id: Type.String(idFormat),
  /** staff of the project, of whom nothing is kept, need none */
  link: Type.Optional(Type.String(idFormat)),
  /** the group */
  ref_id: Type.String(idFormat),
  video: Type.String(idFormat),
}

const Second = Type.Number({ minimum: 0, maximum: 86_400 })

/** How far a viewer is; of staff of the project nothing is kept. */
const Watched = Type.Object({
  /** made by the browser each time that a take is opened */
  view: Type.String(idFormat),
  /** what the browser of a viewer without an account and without an own address calls itself */
  visitor: Type.String(idFormat),
  /** played so far, in seconds */
  stretches: Type.Array(Type.Object({ from: Second, to: Second }, { additionalProperties: false }), {
    maxItems: 200,
  }),
})

export const playTake = defineEndpoint({
  name: 'posting.playTake',
  summary:
    'The address of a take that is to play, good for 50 seconds; asked again as the take plays, it says what was watched so far',
  method: 'POST',
  path: '/postingpage/play',
  access: EVERYONE,
  subject: onLinked,
  body: Type.Object({
    ...TakeByLink,
    /** absent: nothing was played yet */
    watched: Type.Optional(Watched),
  }),
  reply: Type.Object({
    url: Type.String(),
    /** of the take that the view has watched, from 0 to 1 */
    share: Type.Number(),
  }),
  // Each viewer asks every ten seconds, and an agency of 50 has one address.
  limits: [{ per: 'actor', max: 900, seconds: 60 }],
})

export const downloadTake = defineEndpoint({
  name: 'posting.downloadTake',
  summary: 'An address that saves a take, where the link allows it; good for a minute',
  method: 'POST',
  path: '/postingpage/download',
  access: EVERYONE,
  subject: onLinked,
  body: Type.Object(TakeByLink),
  reply: Type.Object({ url: Type.String() }),
  limits: [{ per: 'actor', max: 120, seconds: 600 }],
})

export const TakeViewRow = Type.Object({
  _id: Type.String(idFormat),
  viewer: Type.Object({
    name: Type.String(),
    email: Type.Union([Type.String(), Type.Null()]),
  }),
  page: Type.String(),
  group: Type.String(),
  take: Type.String(),
  started_at: Type.String(instantFormat),
  last_at: Type.String(instantFormat),
  /** of the take, from 0 to 1 */
  share: Type.Number(),
})
export type TakeViewRow = Static<typeof TakeViewRow>

export const listTakeViews = defineEndpoint({
  name: 'posting.listTakeViews',
  summary: 'What viewers of a posting link have watched, the newest first',
  method: 'GET',
  path: '/studio/posting-link-views/{id}/{link}',
  access: STAFF_TYPES,
  subject: onLink,
  params: OneLink,
  query: Type.Object({ before: Type.Optional(Type.String(idFormat)) }),
  reply: Type.Object({
    views: Type.Array(TakeViewRow),
    /** `before` of the next page */
    next: Type.Union([Type.String(), Type.Null()]),
  }),
})

export const downloadTakeViews = defineEndpoint({
  name: 'posting.downloadTakeViews',
  summary: 'The same as CSV, at most the newest 10,000',
  method: 'GET',
  path: '/studio/posting-link-views/{id}/{link}/csv',
  access: STAFF_TYPES,
  subject: onLink,
  params: OneLink,
  contentType: 'text/csv; charset=utf-8',
  reply: Type.Object({ content: Type.String(), version: Type.String(), file_name: Type.String() }),
})
