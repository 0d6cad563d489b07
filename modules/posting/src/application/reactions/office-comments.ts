import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { service, useCase } from '@callboard/core'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { listOfficeComments, type OfficeComment } from '../../contract/index.ts'
import type { PostingGroup, PostingPage } from '../../domain/page.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { ofGroups } from './answering.ts'
import { Reviewers } from './reviewers.ts'

interface Written extends Omit<OfficeComment, 'from_user' | 'created_at'> {
  readonly userId: string
  readonly createdAt: Date
}

/** What the casting office wrote in sessions and reviews about what stands on a page. */
class OfficeComments extends service({
  store: POSTING_STORE,
  videos: VIDEO_DIRECTORY,
  users: USER_DIRECTORY,
}) {
  /** Of the takes that the page shows to outsiders. */
  async ofTakes(page: PostingPage, groups: readonly PostingGroup[]): Promise<Written[]> {
    const posted = await this.needs.store.read((repositories) => repositories.groups.videosOfPage(page.id))
    const shown = ofGroups(groups, posted).filter(({ archived }) => !archived)
    const groupOf = new Map(shown.map(({ videoId, groupId }) => [videoId, groupId]))
    const comments = await this.needs.videos.comments([...groupOf.keys()])
    return comments.map(({ id, videoId, userId, content, second, createdAt }) => ({
      _id: id,
      ref_id: groupOf.get(videoId) ?? '',
      kind: 'session',
      video: videoId,
      second,
      userId,
      content,
      createdAt,
    }))
  }

  /** Of casting directors: what clients wrote to them in the session stays there. */
  async ofDirectors(groups: readonly PostingGroup[]): Promise<Written[]> {
    const groupOf = new Map(
      groups.flatMap(({ id, members }) => members.map(({ recordId }) => [recordId, id] as const)),
    )
    const comments = await this.needs.store.read(({ comments: written }) =>
      written.inSessions([...groupOf.keys()]),
    )
    const writers = await this.needs.users.many([...new Set(comments.map(({ userId }) => userId))])
    const directors = new Set(
      writers.filter(({ userType }) => userType === 'casting_director').map(({ id }) => id),
    )
    return comments
      .filter(({ userId }) => directors.has(userId))
      .map(({ id, recordId, userId, content, createdAt }) => ({
        _id: id,
        ref_id: groupOf.get(recordId) ?? '',
        kind: 'director',
        video: null,
        second: null,
        userId,
        content,
        createdAt,
      }))
  }
}

export const ListOfficeComments = useCase(
  listOfficeComments,
  { comments: OfficeComments, reviewers: Reviewers },
  async ({ needs, subject: { page, groups } }) => {
    const written = [
      ...(page.showsSessionComments ? await needs.comments.ofTakes(page, groups) : []),
      ...(page.showsDirectorComments ? await needs.comments.ofDirectors(groups) : []),
    ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    const reviewerOf = await needs.reviewers.of(written)
    return {
      comments: written.map(({ userId, createdAt, ...comment }) => ({
        ...comment,
        from_user: { name: reviewerOf(userId).name },
        created_at: createdAt.toISOString(),
      })),
    }
  },
)
