import { defineSubject, REVIEWERS } from '@callboard/core/http-contract'
import type { ProjectFacts, SessionFacts } from '@callboard/projects/queries'
import type { PostingLink } from '../domain/link.ts'
import type { PostingGroup, PostingPage } from '../domain/page.ts'
import type { PageArchive } from '../domain/page-archive.ts'
import type { Comment } from '../domain/reaction.ts'
import type { Recipient } from '../domain/recipient.ts'

export const pageSubject = defineSubject<{ readonly page: PostingPage }>()(
  'posting-page',
  'This posting page',
  ['id'],
)

/** The page that something is on: a call names it, or a group of it, or a video that is on no other page. */
export const pageOfPartSubject = defineSubject<{ readonly page: PostingPage }>()(
  'page-of-part',
  'This posting page',
  ['page', 'part'],
)

/** The session that groups are copied from: a call names it, or one of the groups. */
export const copiedFromSubject = defineSubject<{ readonly session: SessionFacts }>()(
  'copied-from',
  'This session',
  ['session', 'group'],
)

/** A page and the link that the caller came by, which opens the page to every caller who has it. */
export const linkedPageSubject = defineSubject<{
  readonly page: PostingPage
  readonly project: ProjectFacts
  /** Null when the call named none that is good for this page. */
  readonly link: PostingLink | null
  /** Whose own address the caller came by; null: by the link as everybody has it. */
  readonly recipient: Recipient | null
  /** Those that stand, in order. */
  readonly groups: readonly PostingGroup[]
}>()('linked-posting-page', 'This posting page', ['page', 'link'])

/** Those who give answers and comments on a page. */
export const ANSWERERS = [...REVIEWERS, 'recipient'] as const

/** A group on a page, or one video of it: what files of a page are shown for. With a link: as that shows them. */
export const postedSubject = defineSubject<object>()('posted', 'This file', [
  'page',
  'group',
  'link',
  'video',
])

/** Takes of a page that viewers had zipped, and the link by which a caller has it. */
export const pageArchiveSubject = defineSubject<{ readonly archive: PageArchive }>()(
  'page-archive',
  'This download',
  ['archive', 'link'],
)

export const linkSubject = defineSubject<{
  readonly link: PostingLink
  readonly project: ProjectFacts
  /** As the caller has named it. */
  readonly named: string
  /** Whose own address it was named by. */
  readonly recipient: Recipient | null
  /** Nothing of it is shown before the caller has said the password. */
  readonly isLocked: boolean
  /** Of its pages, by id. */
  readonly projects: ReadonlyMap<string, ProjectFacts>
  /** Those of its pages that the caller is shown. */
  readonly pages: readonly PostingPage[]
}>()('posting-link', 'This posting link', ['id'])

/** A link of a project, for its staff. */
export const ownLinkSubject = defineSubject<{
  readonly link: PostingLink
  readonly project: ProjectFacts
}>()('own-posting-link', 'This posting link', ['project', 'link'])

/** The recipient whose own address of a link the caller has, for that person alone. */
export const recipientSubject = defineSubject<{ readonly recipient: Recipient }>()(
  'link-recipient',
  'This posting link',
  ['link'],
)

/** A comment on a posting page or in a session; an author without an account is known by the link. */
export const commentSubject = defineSubject<{ readonly comment: Comment }>()('comment', 'This comment', [
  'id',
  'link',
])
