import { CLOCK, IDS, missing, useCase } from '@callboard/core'
import { changePage, createPage, deletePage, getOnePage, shareFeedback } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { nameTaken, newPage, PageEditor, pageSummary, shownComments, tellViewers } from './page.ts'
import { publishCopiesChanged } from './posted-parts.ts'
import { StandingPages } from './standing-pages.ts'

export const CreatePage = useCase(
  createPage,
  { store: POSTING_STORE, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input, subject: { project } }) => {
    const bare = newPage(actor, needs.ids.next(), project.id, input.name, needs.clock.now())
    const page = { ...bare, ...shownComments(input, bare) }
    return await needs.store.write(async ({ pages }, outbox) => {
      if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
      return outbox.answer(pageSummary(page, 0))
    })
  },
)

export const ChangePage = useCase(
  changePage,
  { editor: PageEditor, standing: StandingPages },
  async ({ needs, input, subject: { page: before } }) => {
    const counts = await needs.standing.counts([before])
    return await needs.editor.edit(input.id, async (page, { pages }, outbox) => {
      const changed = {
        ...page,
        name: input.name?.trim() ?? page.name,
        ...shownComments(input, page),
      }
      if (!(await pages.save(changed))) throw nameTaken(changed.name)
      tellViewers(outbox, page.id)
      return outbox.answer(pageSummary(changed, counts.get(page.id) ?? 0))
    })
  },
)

export const ShareFeedback = useCase(
  shareFeedback,
  { editor: PageEditor },
  ({ needs, input: { id, shared_feedback } }) =>
    needs.editor.edit(id, async (page, { pages }, outbox) => {
      await pages.save({ ...page, sharedFeedback: shared_feedback })
      tellViewers(outbox, page.id)
      return outbox.answer({ shared_feedback })
    }),
)

export const DeletePage = useCase(deletePage, { editor: PageEditor, clock: CLOCK }, ({ needs, input }) =>
  needs.editor.edit(input.id, async (page, { pages, groups }, outbox) => {
    await pages.save({ ...page, deletedAt: needs.clock.now() })
    publishCopiesChanged(outbox, page.id, await groups.ofPage(page.id))
    return outbox.answer({ success: true })
  }),
)

export const GetOnePage = useCase(
  getOnePage,
  { standing: StandingPages },
  async ({ needs, subject: { page } }) => {
    const [groups, projects] = await Promise.all([
      needs.standing.counts([page]),
      needs.standing.projectsOf([page]),
    ])
    const project = projects.get(page.projectId)
    if (!project) throw missing('This posting page')
    return {
      ...pageSummary(page, groups.get(page.id) ?? 0),
      studio_name: project.name,
      studio_uri: project.uri,
    }
  },
)
