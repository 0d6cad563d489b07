import { type Actor, missing, type Outbox } from '@callboard/core'
import type { PostingPage } from '../domain/page.ts'
import type { PostingRepositories, PostingStore } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

const WHAT = 'This posting page'

/** Changes of a page by staff of its project. */
export class PageEditor {
  readonly #store: PostingStore
  readonly #gate: ProjectGate

  constructor(store: PostingStore, gate: ProjectGate) {
    this.#store = store
    this.#gate = gate
  }

  /** @throws DomainError missing */
  async edit<T>(
    actor: Actor,
    pageId: string,
    work: (page: PostingPage, repositories: PostingRepositories, outbox: Outbox) => Promise<T>,
  ): Promise<T> {
    const found = await this.#store.read(({ pages }) => pages.find(pageId))
    if (!found) throw missing(WHAT)
    await this.#gate.staff(actor, found.projectId, WHAT)
    return await this.#store.write(async (repositories, outbox) => {
      const page = await repositories.pages.lock(pageId)
      if (!page) throw missing(WHAT)
      return await work(page, repositories, outbox)
    })
  }
}
