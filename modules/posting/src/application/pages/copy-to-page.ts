import { type Actor, broken, CLOCK, IDS, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { copyToPage, groupsCopied } from '../../contract/index.ts'
import { planCopy, type SourceGroup } from '../../domain/copy-plan.ts'
import type { PostingPage } from '../../domain/page.ts'
import { POSTING_STORE, type PostingRepositories } from '../ports/index.ts'
import { nameTaken, newPage, pageSummary } from './page.ts'

type Input = InputOf<typeof copyToPage>

export class CopyToPage extends useCase(copyToPage, {
  store: POSTING_STORE,
  groups: GROUP_DIRECTORY,
  videos: VIDEO_DIRECTORY,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    input: Input,
    { session }: SubjectOf<typeof copyToPage>,
  ): Promise<ReplyOf<typeof copyToPage>> {
    const sources = await this.#sources(input)
    return await this.needs.store.write(async (repositories, outbox) => {
      const page = await this.#target(repositories, actor, session.projectId, input)
      const before = await repositories.groups.ofPage(page.id)
      const target = {
        pageId: page.id,
        sessionId: session.id,
        groups: before,
        videos: await repositories.groups.videosOfPage(page.id),
      }
      const { newGroups, newVideos } = planCopy(sources, target, input.copy_only_liked_videos ?? false, () =>
        this.needs.ids.next(),
      )
      await repositories.groups.add(newGroups)
      await repositories.groups.addVideos(newVideos)
      outbox.publish(groupsCopied, { session_id: session.id, group_ids: input.groups })
      return outbox.answer(pageSummary(page, before.length + newGroups.length))
    })
  }

  async #sources(input: Input): Promise<SourceGroup[]> {
    const wanted = new Set(input.groups)
    const groups = (await this.needs.groups.bySession(input.session)).filter((group) => wanted.has(group.id))
    if (groups.length < wanted.size) throw missing('One of these groups')
    const found = await this.needs.videos.forGroups(input.session, input.groups)
    const videos = new Map(found.map((group) => [group.groupId, group.videos]))
    return groups.map(({ id, name, order, members }) => ({
      id,
      name,
      order,
      members: members.map(({ recordId, firstName, lastName, role, photoKey }) => ({
        recordId,
        firstName,
        lastName,
        role,
        photoKey,
      })),
      videos: videos.get(id) ?? [],
    }))
  }

  /** The page that was chosen, or a new one; a page of another project is not there. */
  async #target(
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
    const page = newPage(actor, this.needs.ids.next(), projectId, input.new_page, this.needs.clock.now())
    if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
    return page
  }
}
