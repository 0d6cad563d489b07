import { defineEndpoint, EVERYONE, idFormat, instantFormat, subjectOf } from '@callboard/core/http-contract'
import { ARCHIVE_STATES, type ArchiveState } from '@callboard/review/contract'
import { type Static, Type } from '@sinclair/typebox'
import { ANSWERERS, linkedPageSubject, pageArchiveSubject } from './subjects.ts'

/** Takes in one archive. */
export const MOST_ARCHIVED = 1_000

export const PageArchiveView = Type.Object({
  _id: Type.String(idFormat),
  state: Type.Unsafe<ArchiveState>({ type: 'string', enum: [...ARCHIVE_STATES] }),
  /** percent */
  progress: Type.Number(),
  reason: Type.Union([Type.String(), Type.Null()]),
  file_count: Type.Number(),
  /** takes that could not be read; named in the list of files */
  left_out_count: Type.Number(),
  /** saves the file, while the link opens the page and allows downloads; null until it is ready */
  url: Type.Union([Type.String(), Type.Null()]),
  expires_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})
export type PageArchiveView = Static<typeof PageArchiveView>

/** without one nothing can be saved */
const Link = Type.Optional(Type.String(idFormat))

export const requestPageArchive = defineEndpoint({
  name: 'posting.requestPageArchive',
  summary: 'Has takes of a page zipped, where the link allows downloads; viewers of a link share the archive',
  method: 'POST',
  path: '/postingpage/archive',
  access: EVERYONE,
  subject: subjectOf(linkedPageSubject, { page: 'page_id', link: 'link' }, [...ANSWERERS, 'guest']),
  body: Type.Object({
    page_id: Type.String(idFormat),
    link: Link,
    /** takes that the page shows; all of them when absent */
    videos: Type.Optional(
      Type.Array(Type.String(idFormat), { minItems: 1, maxItems: MOST_ARCHIVED, uniqueItems: true }),
    ),
  }),
  /** the one of the same takes that is there or being built already */
  reply: PageArchiveView,
  limits: [{ per: 'actor', max: 20, seconds: 3600 }],
})

export const getPageArchive = defineEndpoint({
  name: 'posting.getPageArchive',
  summary: 'How far an archive of a page is, and its address once it is ready',
  method: 'GET',
  path: '/postingpage/archive/{id}',
  access: EVERYONE,
  subject: subjectOf(pageArchiveSubject, { archive: 'id', link: 'link' }, ['guest']),
  params: Type.Object({ id: Type.String(idFormat) }),
  query: Type.Object({ link: Link }),
  reply: PageArchiveView,
})
