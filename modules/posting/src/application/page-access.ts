import { type Actor, denied, missing, type UserActor } from '@callboard/core'
import type { PostingLink } from '../domain/link.ts'
import type { PostingPage } from '../domain/page.ts'
import type { PostingRepositories } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

const WHAT = 'This posting page'

/** A page that was opened, and by which right. */
export interface OpenedPage {
  readonly page: PostingPage
  /** The link it was opened by, when that is good for this page. */
  readonly link: PostingLink | null
  readonly isStaff: boolean
}

/** Opens a page to staff of its project, and to anybody else by a link that holds it. */
export class PageAccess {
  readonly #gate: ProjectGate

  constructor(gate: ProjectGate) {
    this.#gate = gate
  }

  /** @throws DomainError missing */
  async open(
    { pages, links }: PostingRepositories,
    actor: Actor,
    pageId: string,
    linkId: string | undefined,
  ): Promise<OpenedPage> {
    const page = await pages.find(pageId)
    if (!page) throw missing(WHAT)
    const named = linkId === undefined ? null : await links.find(linkId)
    const link = named?.pageIds.includes(page.id) ? named : null
    const isStaff = await this.#gate.runs(actor, page.projectId)
    if (!isStaff && !link) throw missing(WHAT)
    return { page, link, isStaff }
  }

  /** @throws DomainError missing, or denied for somebody who may only watch */
  async openToAnswer(
    repositories: PostingRepositories,
    actor: Actor,
    pageId: string,
    linkId: string | undefined,
  ): Promise<{ page: PostingPage; user: UserActor }> {
    const opened = await this.open(repositories, actor, pageId, linkId)
    if (actor.kind !== 'user' || !mayAnswer(actor, opened)) throw denied()
    return { page: opened.page, user: actor }
  }
}

/** Staff of the project and signed-in clients. */
export const mayAnswer = (actor: Actor, { isStaff }: OpenedPage): boolean =>
  isStaff || (actor.kind === 'user' && actor.userType === 'client')
