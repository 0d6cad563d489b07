import { missing, type Outbox, service } from '@callboard/core'
import type { PostingPage } from '../../domain/page.ts'
import { POSTING_STORE, type PostingRepositories } from '../ports/index.ts'

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
