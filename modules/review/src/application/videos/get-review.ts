import { isStaffStanding, standingOf, useCase } from '@callboard/core'
import { GROUP_DIRECTORY, type GroupFacts } from '@callboard/lobby/queries'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { getGroupVideos, getReview, listPutAwayGroups, listVideosOfRecord } from '../../contract/index.ts'
import { duplicatesAmong } from '../../domain/duplicates.ts'
import { inReviewOrder } from '../../domain/group-order.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

export const GetReview = useCase(
  getReview,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY, groups: GROUP_DIRECTORY, views: ReviewViews },
  async ({ needs, actor, subject: { session } }) => {
    const [siblings, groups, { marks, videos }] = await Promise.all([
      needs.sessions.byProject(session.projectId),
      needs.groups.bySession(session.id),
      needs.store.read(async (repositories) => ({
        marks: await repositories.groupReviews.bySession(session.id),
        videos: Map.groupBy(
          await repositories.videos.list({ sessionId: session.id }),
          (video) => video.groupId,
        ),
      })),
    ])
    const reviews = new Map(marks.map((review) => [review.groupId, review]))
    // What a call-in that was taken back leaves: nobody was seen in it.
    const isOfNobody = ({ id, members, guests }: GroupFacts) =>
      members.length + guests.length === 0 && !videos.has(id)
    const shown = groups.filter((group) => !isOfNobody(group))
    const seen = siblings.filter((other) => isStaffStanding(standingOf(actor, groundOfSession(other))))
    return {
      session: {
        _id: session.id,
        name: session.name,
        studio: session.projectId,
        studio_name: session.projectName,
        studio_uri: session.projectUri,
        roles: [...session.roles],
      },
      sessions: seen.filter(({ id }) => id !== session.id).map(({ id, name }) => ({ _id: id, name })),
      groups: inReviewOrder(shown, marks).map((group) => ({
        ...needs.views.group(group, reviews.get(group.id) ?? null, videos.get(group.id) ?? []),
        order: group.order,
      })),
      duplicates: duplicatesAmong(groups.flatMap(({ members }) => members)),
      can: {
        archive: true,
        copy: true,
        delete: actor.kind === 'user' && actor.userType === 'super_admin',
      },
    }
  },
)

export const GetGroupVideos = useCase(
  getGroupVideos,
  { store: REVIEW_STORE, views: ReviewViews },
  ({ needs, subject: { group } }) =>
    needs.store.read(async ({ groupReviews, videos }) =>
      needs.views.group(
        group,
        await groupReviews.find(group.id),
        await videos.list({ groupIds: [group.id] }),
      ),
    ),
)

export const ListVideosOfRecord = useCase(
  listVideosOfRecord,
  { store: REVIEW_STORE, groups: GROUP_DIRECTORY, views: ReviewViews },
  async ({ needs, input: { record }, subject: { session } }) => {
    const groups = (await needs.groups.bySession(session.id)).filter(({ members }) =>
      members.some(({ recordId }) => recordId === record),
    )
    const ids = groups.map(({ id }) => id)
    const { reviews, videos } = await needs.store.read(async (repositories) => ({
      reviews: new Map((await repositories.groupReviews.many(ids)).map((one) => [one.groupId, one])),
      videos: (await repositories.videos.list({ groupIds: ids })).filter(({ recordIds }) =>
        recordIds.includes(record),
      ),
    }))
    return {
      groups: groups.map((group) =>
        needs.views.group(
          group,
          reviews.get(group.id) ?? null,
          videos.filter(({ groupId }) => groupId === group.id),
        ),
      ),
    }
  },
)

export const ListPutAwayGroups = useCase(
  listPutAwayGroups,
  { store: REVIEW_STORE, groups: GROUP_DIRECTORY },
  async ({ needs, subject: { session } }) => {
    const [groups, { reviews, videos }] = await Promise.all([
      needs.groups.bySession(session.id),
      needs.store.read(async (repositories) => ({
        reviews: await repositories.groupReviews.bySession(session.id),
        videos: Map.groupBy(
          await repositories.videos.list({ sessionId: session.id, ever: true }),
          (video) => video.groupId,
        ),
      })),
    ])
    const archivedOnes = new Set(reviews.filter(({ archived }) => archived).map(({ groupId }) => groupId))
    return {
      groups: inReviewOrder(groups, reviews)
        .map(({ id, name, order }) => {
          const all = videos.get(id) ?? []
          const there = all.filter(({ deletedAt }) => deletedAt === null)
          const archived = there.filter((video) => video.archived || archivedOnes.has(id)).length
          const counts = { archived, deleted: all.length - there.length, shown: there.length - archived }
          return { _id: id, name, order, ...counts }
        })
        .filter(({ archived, deleted }) => archived + deleted > 0),
    }
  },
)
