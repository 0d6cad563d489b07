import { missing, useCase } from '@callboard/core'
import { updateLink } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { linkView, pagesOfProject } from './link-view.ts'

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
