import { CLOCK, IDS, missing, useCase } from '@callboard/core'
import { addLink, removeLink, updateLink } from '../../contract/index.ts'
import { linkIdOf, type PostingLink } from '../../domain/link.ts'
import { userIdOf } from '../pages/page.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { linkView, pagesOfProject } from './link-view.ts'

export const AddLink = useCase(
  addLink,
  { store: POSTING_STORE, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input, subject: { project } }) => {
    const link: PostingLink = {
      id: linkIdOf(needs.ids.secret()),
      projectId: project.id,
      name: input.name.trim(),
      pageIds: input.posting_pages,
      createdBy: userIdOf(actor),
      createdAt: needs.clock.now(),
      removedAt: null,
    }
    return await needs.store.write(async ({ pages, links }, outbox) => {
      const chosen = await pagesOfProject(pages, project.id, link.pageIds)
      await links.add(link)
      return outbox.answer(linkView(link, chosen, project.uri))
    })
  },
)

export const UpdateLink = useCase(
  updateLink,
  { store: POSTING_STORE },
  ({ needs, input, subject: { project } }) =>
    needs.store.write(async ({ pages, links }, outbox) => {
      const before = await links.find(input.link)
      if (before?.projectId !== project.id) throw missing('This posting link')
      const link = {
        ...before,
        name: input.name?.trim() ?? before.name,
        pageIds: input.posting_pages ?? before.pageIds,
      }
      const chosen = input.posting_pages
        ? await pagesOfProject(pages, project.id, link.pageIds)
        : await pages.many(link.pageIds)
      await links.save(link)
      return outbox.answer(linkView(link, chosen, project.uri))
    }),
)

export const RemoveLink = useCase(removeLink, { store: POSTING_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async ({ links }, outbox) => {
    const link = await links.find(input.link)
    if (link?.projectId !== input.id) throw missing('This posting link')
    await links.remove(link.id, needs.clock.now())
    return outbox.answer({ success: true })
  }),
)
