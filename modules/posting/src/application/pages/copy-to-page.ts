import { type Actor, broken, CLOCK, IDS, missing, type NeedsOf, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { copyToPage, groupsCopied } from '../../contract/index.ts'
import { planCopy, type SourceGroup } from '../../domain/copy-plan.ts'
import type { PostingPage } from '../../domain/page.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE, type PostingRepositories } from '../ports/index.ts'
import { nameTaken, newPage, pageSummary, tellViewers } from './page.ts'

type Input = InputOf<typeof copyToPage>

const NEEDS = {
  store: POSTING_STORE,
  groups: GROUP_DIRECTORY,
  videos: VIDEO_DIRECTORY,
  clock: CLOCK,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

export const CopyToPage = useCase(
  copyToPage,
  NEEDS,
  async ({ needs, actor, input, subject: { session } }) => {
    const sources = await sourcesOf(needs, input)
    return await needs.store.write(async (repositories, outbox) => {
      const page = await targetPage(needs, repositories, actor, session.projectId, input)
      const target = {
        pageId: page.id,
        sessionId: session.id,
        groups: await repositories.groups.everOfPage(page.id),
        videos: await repositories.groups.everVideosOfPage(page.id),
      }
      const plan = planCopy(sources, target, input.copy_only_liked_videos ?? false, () => needs.ids.next())
      await repositories.groups.add(plan.newGroups)
      await repositories.groups.addVideos(plan.newVideos)
      for (const group of plan.backGroups) await repositories.groups.save(group)
      for (const video of plan.backVideos) await repositories.groups.saveVideo(video)
      tellPicks(outbox, page.id, [{ sessionId: session.id }])
      tellViewers(outbox, page.id)
      outbox.publish(groupsCopied, { session_id: session.id, group_ids: input.groups })
      const there = target.groups.filter(({ removedAt }) => removedAt === null)
      return outbox.answer(pageSummary(page, there.length + plan.newGroups.length + plan.backGroups.length))
    })
  },
)

async function sourcesOf(needs: Needs, input: Input): Promise<SourceGroup[]> {
  const wanted = new Set(input.groups)
  const groups = (await needs.groups.bySession(input.session)).filter((group) => wanted.has(group.id))
  if (groups.length < wanted.size) throw missing('One of these groups')
  const found = await needs.videos.forGroups(input.session, input.groups)
  const reviewed = new Map(found.map((group) => [group.groupId, group]))
  return groups.map(({ id, name, order, members }) => ({
    id,
    name,
    order: reviewed.get(id)?.order ?? order,
    members: members.map(({ recordId, firstName, lastName, role, photoKey }) => ({
      recordId,
      firstName,
      lastName,
      role,
      photoKey,
    })),
    videos: reviewed.get(id)?.videos ?? [],
  }))
}

/** The page that was chosen, or a new one; a page of another project is not there. */
async function targetPage(
  { ids, clock }: Needs,
  { pages }: PostingRepositories,
  actor: Actor,
  projectId: string,
  input: Input,
): Promise<PostingPage> {
  if (input.postingpage !== undefined) {
    const page = await pages.lock(input.postingpage)
    if (page?.projectId !== projectId) throw missing('This posting page')
    return page
  }
  if (input.new_page === undefined) throw broken('no_page', 'Please select or add a folder!')
  const page = newPage(actor, ids.next(), projectId, input.new_page, clock.now())
  if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
  return page
}
