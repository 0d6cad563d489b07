import { defineSubject } from '@callboard/core/http-contract'
import type { ProjectFacts } from '@callboard/projects/queries'
import type { PostingLink } from '../domain/link.ts'
import type { PostingPage } from '../domain/page.ts'
import type { Comment, RecordComment } from '../domain/reaction.ts'

export const pageSubject = defineSubject<{ readonly page: PostingPage }>()(
  'posting-page',
  'This posting page',
  ['id'],
)

/** A page and the link that the caller came by, which opens the page to every caller who has it. */
export const linkedPageSubject = defineSubject<{
  readonly page: PostingPage
  readonly project: ProjectFacts
  /** Null when the call named none that is good for this page. */
  readonly link: PostingLink | null
}>()('linked-posting-page', 'This posting page', ['page', 'link'])

export const linkSubject = defineSubject<{ readonly link: PostingLink; readonly project: ProjectFacts }>()(
  'posting-link',
  'This posting link',
  ['id'],
)

/** A comment on a posting page or in a session. */
export const commentSubject = defineSubject<{ readonly comment: Comment | RecordComment }>()(
  'comment',
  'This comment',
  ['id'],
)
