import { type Actor, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { addLink } from '../../contract/index.ts'
import { linkIdOf, type PostingLink } from '../../domain/link.ts'
import { userIdOf } from '../pages/page.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { linkView, pagesOfProject } from './link-view.ts'

export class AddLink extends useCase(addLink, {
  store: POSTING_STORE,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof addLink>,
    { project }: SubjectOf<typeof addLink>,
  ): Promise<ReplyOf<typeof addLink>> {
    const link: PostingLink = {
      id: linkIdOf(this.needs.ids.secret()),
      projectId: project.id,
      name: input.name.trim(),
      pageIds: input.posting_pages,
      createdBy: userIdOf(actor),
      createdAt: this.needs.clock.now(),
      removedAt: null,
    }
    return await this.needs.store.write(async ({ pages, links }, outbox) => {
      const chosen = await pagesOfProject(pages, project.id, link.pageIds)
      await links.add(link)
      return outbox.answer(linkView(link, chosen, project.uri))
    })
  }
}
