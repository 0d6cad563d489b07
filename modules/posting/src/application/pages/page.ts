import { type Actor, conflict, missing, type Outbox, service } from '@callboard/core'
import { type PostingPageSummary, pageChanged } from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'
import { POSTING_STORE, type PostingRepositories } from '../ports/index.ts'

export const userIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null)

export const nameTaken = (name: string) =>
  conflict('page_exists', `You already have the posting page ${name}`)

export const newPage = (
  actor: Actor,
  id: string,
  projectId: string,
  name: string,
  now: Date,
): PostingPage => ({
  id,
  projectId,
  name: name.trim(),
  sharedFeedback: true,
  showsSessionComments: false,
  showsDirectorComments: false,
  createdBy: userIdOf(actor),
  createdAt: now,
  deletedAt: null,
})

/** Which comments of the office a page shows, after a wish; what is left out stays. */
export const shownComments = (
  wish: { readonly showSessionComments?: boolean; readonly showVideoReviewComments?: boolean },
  page: Pick<PostingPage, 'showsSessionComments' | 'showsDirectorComments'>,
) => ({
  showsSessionComments: wish.showSessionComments ?? page.showsSessionComments,
  showsDirectorComments: wish.showVideoReviewComments ?? page.showsDirectorComments,
})

export const pageSummary = (page: PostingPage, groups: number): PostingPageSummary => ({
  _id: page.id,
  name: page.name,
  studio: page.projectId,
  showSessionComments: page.showsSessionComments,
  showVideoReviewComments: page.showsDirectorComments,
  groups,
  created_at: page.createdAt.toISOString(),
})

/** Changes of a page that the guard has found. */
export class PageEditor extends service({ store: POSTING_STORE }) {
  /** @throws DomainError missing */
  async edit<T>(
    pageId: string,
    work: (page: PostingPage, repositories: PostingRepositories, outbox: Outbox) => Promise<T>,
  ): Promise<T> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const page = await repositories.pages.lock(pageId)
      if (!page) throw missing('This posting page')
      return await work(page, repositories, outbox)
    })
  }
}

/** Has open pages load themselves again. */
export const tellViewers = (outbox: Outbox, page_id: string): void =>
  outbox.signal(pageChanged, page_id, { staff: { page_id }, client: { page_id } })
