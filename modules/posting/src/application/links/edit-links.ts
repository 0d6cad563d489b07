import {
  ACCESS,
  type Actor,
  CLOCK,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  PASSWORD_HASHER,
  service,
  useCase,
} from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import type { ProjectFacts } from '@callboard/projects/queries'
import { addLink, linkIdOf, pageSubject, removeLink, updateLink } from '../../contract/index.ts'
import type { PostingLink } from '../../domain/link.ts'
import type { PostingPage } from '../../domain/page.ts'
import { userIdOf } from '../pages/page.ts'
import { StandingPages } from '../pages/standing-pages.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { linkView } from './link-view.ts'

const NEEDS = { store: POSTING_STORE, clock: CLOCK, ids: IDS, hasher: PASSWORD_HASHER }

const OF_STAFF = subjectOf(pageSubject, { id: 'id' }, STAFF)

interface Guards {
  readonly password?: string | null
  readonly expires_at?: string | null
}

/** The guards as they are to be; one that is left out stays. @throws DomainError invalid for an end that has passed */
async function guards(
  { clock, hasher }: Pick<NeedsOf<typeof NEEDS>, 'clock' | 'hasher'>,
  { password, expires_at }: Guards,
): Promise<Partial<Pick<PostingLink, 'passwordDigest' | 'expiresAt'>>> {
  const expiresAt = expires_at == null ? null : new Date(expires_at)
  if (expiresAt && expiresAt <= clock.now()) throw invalid('expires_at', 'The end must be ahead.')
  return {
    ...(password === undefined
      ? {}
      : { passwordDigest: password === null ? null : await hasher.hash(password) }),
    ...(expires_at === undefined ? {} : { expiresAt }),
  }
}

/**
 * Own pages first. @throws DomainError missing for a page that the caller is not staff of, unless it is on the link
 * already; invalid without any page
 */
class LinkPages extends service({ store: POSTING_STORE, access: ACCESS, standing: StandingPages }) {
  async of(
    actor: Actor,
    { projectId, pageIds }: Pick<PostingLink, 'projectId' | 'pageIds'>,
    own: readonly string[],
    others: readonly string[],
  ): Promise<{
    readonly pages: readonly PostingPage[]
    readonly projects: ReadonlyMap<string, ProjectFacts>
  }> {
    const ids = [...new Set([...own, ...others])]
    if (ids.length === 0) throw invalid('posting_pages', 'Choose at least one page.')
    const found = await this.needs.store.read((repositories) => repositories.pages.many(ids))
    const pages = ids.flatMap((id) => found.find((page) => page.id === id) ?? [])
    const isOwn = ({ id, projectId: of }: PostingPage) => of === projectId || !own.includes(id)
    const foreign = pages.filter((page) => page.projectId !== projectId && !pageIds.includes(page.id))
    const admitted = await Promise.all(
      foreign.map(({ id }) => this.needs.access.look(OF_STAFF, actor, { id })),
    )
    if (pages.length < ids.length || !pages.every(isOwn) || admitted.some((one) => one === null))
      throw missing('One of these posting pages')
    return { pages, projects: await this.needs.standing.projectsOf(pages) }
  }
}

const idsOf = (others: readonly { readonly posting_page_id: string }[]) =>
  others.map(({ posting_page_id }) => posting_page_id)

export const AddLink = useCase(
  addLink,
  { ...NEEDS, linkPages: LinkPages },
  async ({ needs, actor, input, subject: { project } }) => {
    const { pages, projects } = await needs.linkPages.of(
      actor,
      { projectId: project.id, pageIds: [] },
      input.posting_pages,
      idsOf(input.other_posting_pages ?? []),
    )
    const link: PostingLink = {
      id: linkIdOf(needs.ids.secret()),
      projectId: project.id,
      name: input.name.trim(),
      pageIds: pages.map(({ id }) => id),
      passwordDigest: null,
      expiresAt: null,
      revokedAt: null,
      allowsDownload: input.allows_download ?? false,
      watermark: input.watermark ?? false,
      createdBy: userIdOf(actor),
      createdAt: needs.clock.now(),
      removedAt: null,
      ...(await guards(needs, input)),
    }
    return await needs.store.write(async ({ links }, outbox) => {
      await links.add(link)
      return outbox.answer(linkView(link, pages, withOwn(projects, project)))
    })
  },
)

const withOwn = (projects: ReadonlyMap<string, ProjectFacts>, project: ProjectFacts) =>
  new Map([...projects, [project.id, project]])

/** Pages that are not named stay: own ones without the others, and the other way round. */
export const UpdateLink = useCase(
  updateLink,
  { ...NEEDS, linkPages: LinkPages, standing: StandingPages },
  async ({ needs, actor, input, subject: { link, project } }) => {
    const guarded = await guards(needs, input)
    const present = await needs.store.read(({ pages }) => pages.many(link.pageIds))
    const kept = (own: boolean) =>
      link.pageIds.filter((id) =>
        present.some((page) => page.id === id && (page.projectId === project.id) === own),
      )
    const changes = input.posting_pages !== undefined || input.other_posting_pages !== undefined
    const { pages, projects } = changes
      ? await needs.linkPages.of(
          actor,
          link,
          input.posting_pages ?? kept(true),
          input.other_posting_pages ? idsOf(input.other_posting_pages) : kept(false),
        )
      : { pages: present, projects: await needs.standing.projectsOf(present) }
    return await needs.store.write(async ({ links }, outbox) => {
      const before = await links.find(input.link)
      if (!before) throw missing('This posting link')
      const after = {
        ...before,
        name: input.name?.trim() ?? before.name,
        pageIds: changes ? pages.map(({ id }) => id) : before.pageIds,
        ...guarded,
        allowsDownload: input.allows_download ?? before.allowsDownload,
        watermark: input.watermark ?? before.watermark,
        revokedAt: input.revoked === undefined ? before.revokedAt : input.revoked ? needs.clock.now() : null,
      }
      await links.save(after)
      return outbox.answer(linkView(after, pages, withOwn(projects, project)))
    })
  },
)

export const RemoveLink = useCase(removeLink, { store: POSTING_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async ({ links }, outbox) => {
    await links.remove(input.link, needs.clock.now())
    return outbox.answer({ success: true })
  }),
)
