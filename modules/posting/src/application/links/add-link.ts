import { CLOCK, IDS, useCase } from '@callboard/core'
import { addLink } from '../../contract/index.ts'
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
