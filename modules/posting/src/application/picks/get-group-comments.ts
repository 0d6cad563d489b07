import { useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { VIDEO_DIRECTORY, type VideoDirectory } from '@callboard/review/queries'
import { getGroupComments } from '../../contract/index.ts'
import { isInSession } from '../../domain/reaction.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { commentViews } from '../reactions/reaction-view.ts'
import { Reviewers } from '../reactions/reviewers.ts'

const AT_ONCE = 500

/** Comments have no privacy: whoever reads a page or a session reads all of them. */
export const GetGroupComments = useCase(
  getGroupComments,
  { store: POSTING_STORE, groups: GROUP_DIRECTORY, reviewers: Reviewers, videos: VIDEO_DIRECTORY },
  async ({ needs, actor, input, subject: { session } }) => {
    const { userId } = answering(actor)
    const groups = (await needs.groups.bySession(session.id)).filter(
      ({ id }) => input.group === undefined || id === input.group,
    )
    const talent = groups.flatMap(({ members }) => members.map(({ recordId }) => recordId))
    const { comments, copies, pages } = await needs.store.read(async (repositories) => {
      const pages = await repositories.pages.byProject(session.projectId)
      const posted =
        input.group === undefined
          ? await repositories.groups.ofPages(pages.map(({ id }) => id))
          : await repositories.groups.copiesOf(input.group)
      const copies = posted.filter(({ sessionId }) => sessionId === session.id)
      const onPages = await repositories.comments.ofGroups(
        [...new Set(copies.map(({ pageId }) => pageId))],
        copies.map(({ id }) => id),
      )
      const live = (await repositories.comments.inSessions(talent)).filter(
        ({ placeId }) => placeId === session.id,
      )
      return { comments: [...onPages, ...live], copies, pages }
    })
    const newest = comments
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(-AT_ONCE)
    const sources = new Map(copies.map(({ id, sourceGroupId }) => [id, sourceGroupId]))
    const nameOf = new Map(pages.map(({ id, name }) => [id, name]))
    const views = await commentViews(needs.reviewers, newest, userId)
    return {
      on_takes: await onTakes(
        needs.videos,
        session.id,
        groups.map(({ id }) => id),
      ),
      comments: views.map(({ ref_id, to_user, ...comment }, at) => {
        const { placeId } = newest[at]!
        const isLive = isInSession({ groupId: ref_id })
        return {
          ...comment,
          group: isLive ? null : (sources.get(ref_id) ?? null),
          copy: isLive ? null : ref_id,
          record: to_user,
          page: isLive ? null : { _id: placeId, name: nameOf.get(placeId) ?? '' },
        }
      }),
    }
  },
)

async function onTakes(
  videos: VideoDirectory,
  sessionId: string,
  groupIds: readonly string[],
): Promise<ReplyOf<typeof getGroupComments>['on_takes']> {
  const ofGroups = (await videos.forGroups(sessionId, groupIds)).map((one) => ({
    group: one.groupId,
    takes: one.videos.filter(({ archived }) => !archived).map(({ id }) => id),
  }))
  const counts = new Map<string, number>()
  for (const { videoId } of await videos.comments(ofGroups.flatMap(({ takes }) => takes)))
    counts.set(videoId, (counts.get(videoId) ?? 0) + 1)
  return ofGroups
    .map(({ group, takes }) => ({
      group,
      comments: takes.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    }))
    .filter(({ comments }) => comments > 0)
}
