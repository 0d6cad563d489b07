import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { projectSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { PageName, PostingPageSummary } from './schemas.ts'
import { copiedFromSubject, pageSubject } from './subjects.ts'

/** Mail each of the talent the link to their audition; of super admins alone. */
const SendEmail = Type.Optional(Type.Boolean())

const AuditionLinks = {
  /** who get the mail */
  talent: Type.Integer(),
  without_address: Type.Integer(),
  /** who had it when they came to the same page before */
  mailed_before: Type.Integer(),
}

export const CopiedToPage = Type.Composite([
  PostingPageSummary,
  Type.Object({
    /** what the page did not show before */
    added: Type.Object({ groups: Type.Integer(), takes: Type.Integer() }),
    /** of the mails, where they were asked for */
    audition_links: Type.Optional(Type.Object(AuditionLinks)),
  }),
])
export type CopiedToPage = Static<typeof CopiedToPage>

const onTarget = subjectOf(pageSubject, { id: 'postingpage' }, STAFF)

export const copyToPage = defineEndpoint({
  name: 'posting.copyToPage',
  summary:
    'Copy groups of a session to a posting page, an existing or a new one; a group copied before is not doubled',
  method: 'POST',
  path: '/postingpage/copy',
  access: STAFF_TYPES,
  subject: subjectOf(copiedFromSubject, { session: 'session', group: 'group' }, STAFF),
  body: Type.Object(
    {
      /** of the groups; wanted for `groups` */
      session: Type.Optional(Type.String(idFormat)),
      groups: Type.Optional(
        Type.Array(Type.String(idFormat), { minItems: 1, maxItems: 500, uniqueItems: true }),
      ),
      /** a single one, as the sources have it */
      group: Type.Optional(Type.String(idFormat)),
      postingpage: Type.Optional(Type.String(idFormat)),
      new_page: Type.Optional(PageName),
      copy_only_liked_videos: Type.Optional(Type.Boolean()),
      send_email: SendEmail,
    },
    { additionalProperties: false },
  ),
  reply: CopiedToPage,
})

export const countAuditionLinks = defineEndpoint({
  name: 'posting.countAuditionLinks',
  summary: 'How many talent would be mailed the link to their audition if they were copied to a posting page',
  method: 'POST',
  path: '/postingpage/count-audition-links',
  access: ['super_admin'],
  subject: subjectOf(projectSubject, { id: 'studio' }, STAFF),
  body: Type.Object({
    studio: Type.String(idFormat),
    /** check-ins of the talent */
    records: Type.Array(Type.String(idFormat), { maxItems: 5000, uniqueItems: true }),
    /** absent: one that is not made yet */
    postingpage: Type.Optional(Type.String(idFormat)),
  }),
  reply: Type.Object({
    ...AuditionLinks,
    /** false: there is no mail server, and the mails stay in the message log */
    sends_mail: Type.Boolean(),
  }),
})

export const copyGroupFromPage = defineEndpoint({
  name: 'posting.copyGroupFromPage',
  summary: 'Copy a group of one posting page, with the takes shown there, to another page of the project',
  method: 'POST',
  path: '/postingpage/copy-group-from-posting-page',
  access: STAFF_TYPES,
  subject: onTarget,
  body: Type.Object(
    {
      /** as it is named on the page that it is on */
      group: Type.String(idFormat),
      /** where it goes */
      postingpage: Type.String(idFormat),
      copy_only_liked_videos: Type.Optional(Type.Boolean()),
      send_email: SendEmail,
    },
    { additionalProperties: false },
  ),
  reply: CopiedToPage,
})

export const addPostedVideo = defineEndpoint({
  name: 'posting.addPostedVideo',
  summary:
    'Put one more video of a group on the posting page that the group is on, such as one uploaded since',
  method: 'POST',
  path: '/postingpage/add-video-entry',
  access: STAFF_TYPES,
  subject: onTarget,
  body: Type.Object({
    /** id of the video, which the group has in the review */
    key: Type.String(idFormat),
    /** as it is named on the page */
    group: Type.String(idFormat),
    postingpage: Type.String(idFormat),
  }),
  reply: Type.Object({ success: Type.Boolean() }),
})
