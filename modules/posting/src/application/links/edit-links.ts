import { CLOCK, IDS, invalid, missing, type NeedsOf, PASSWORD_HASHER, useCase } from '@callboard/core'
import { addLink, linkIdOf, removeLink, updateLink } from '../../contract/index.ts'
import type { PostingLink } from '../../domain/link.ts'
import { userIdOf } from '../pages/page.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { linkView, pagesOfProject } from './link-view.ts'

const NEEDS = { store: POSTING_STORE, clock: CLOCK, ids: IDS, hasher: PASSWORD_HASHER }

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

export const AddLink = useCase(addLink, NEEDS, async ({ needs, actor, input, subject: { project } }) => {
  const link: PostingLink = {
    id: linkIdOf(needs.ids.secret()),
    projectId: project.id,
    name: input.name.trim(),
    pageIds: input.posting_pages,
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
  return await needs.store.write(async ({ pages, links }, outbox) => {
    const chosen = await pagesOfProject(pages, project.id, link.pageIds)
    await links.add(link)
    return outbox.answer(linkView(link, chosen, project.uri))
  })
})

export const UpdateLink = useCase(updateLink, NEEDS, async ({ needs, input, subject: { project } }) => {
  const guarded = await guards(needs, input)
  return await needs.store.write(async ({ pages, links }, outbox) => {
    const before = await links.find(input.link)
    if (!before) throw missing('This posting link')
    const link = {
      ...before,
      name: input.name?.trim() ?? before.name,
      pageIds: input.posting_pages ?? before.pageIds,
      ...guarded,
      allowsDownload: input.allows_download ?? before.allowsDownload,
      watermark: input.watermark ?? before.watermark,
      revokedAt: input.revoked === undefined ? before.revokedAt : input.revoked ? needs.clock.now() : null,
    }
    const chosen = input.posting_pages
      ? await pagesOfProject(pages, project.id, link.pageIds)
      : await pages.many(link.pageIds)
    await links.save(link)
    return outbox.answer(linkView(link, chosen, project.uri))
  })
})

export const RemoveLink = useCase(removeLink, { store: POSTING_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async ({ links }, outbox) => {
    await links.remove(input.link, needs.clock.now())
    return outbox.answer({ success: true })
  }),
)
