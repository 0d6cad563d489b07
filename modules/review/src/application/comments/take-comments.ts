import { USER_DIRECTORY, type UserDirectory } from '@callboard/accounts/queries'
import { type Actor, CLOCK, denied, IDS, missing, useCase } from '@callboard/core'
import {
  addTakeComment,
  deleteTakeComment,
  listGroupTakeComments,
  listTakeComments,
  type TakeCommentView,
  takeCommented,
} from '../../contract/index.ts'
import type { TakeComment } from '../../domain/take-comment.ts'
import { REVIEW_STORE } from '../ports/index.ts'

const COMMENTS_AT_ONCE = 500

function writerOf(actor: Actor): string {
  if (actor.kind !== 'user') throw denied('Only people with an account write about takes.')
  return actor.userId
}

/** With one question for all names. An account that is gone reads 'Deleted user'. */
async function views(
  users: UserDirectory,
  comments: readonly TakeComment[],
  readerId: string,
): Promise<TakeCommentView[]> {
  const found = await users.many([...new Set(comments.map(({ userId }) => userId))])
  const names = new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
  return comments.map(({ id, videoId, content, second, createdAt, userId }) => ({
    _id: id,
    video: videoId,
    comment: content,
    second,
    created_at: createdAt.toISOString(),
    from_user: { _id: userId, name: names.get(userId) ?? 'Deleted user' },
    can: { delete: userId === readerId },
  }))
}

export const ListTakeComments = useCase(
  listTakeComments,
  { store: REVIEW_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, subject: { video } }) => {
    const comments = await needs.store.read((repositories) => repositories.takeComments.ofVideo(video.id))
    return { comments: await views(needs.users, comments, writerOf(actor)) }
  },
)

export const ListGroupTakeComments = useCase(
  listGroupTakeComments,
  { store: REVIEW_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, subject: { group } }) => {
    const comments = await needs.store.read(async ({ takeComments, videos }) => {
      const ids = (await videos.list({ groupIds: [group.id] })).map(({ id }) => id)
      return await takeComments.ofVideos(ids)
    })
    const oldestFirst = [...comments].sort((one, other) => +one.createdAt - +other.createdAt)
    return { comments: await views(needs.users, oldestFirst.slice(-COMMENTS_AT_ONCE), writerOf(actor)) }
  },
)

export const AddTakeComment = useCase(
  addTakeComment,
  { store: REVIEW_STORE, users: USER_DIRECTORY, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input, subject: { video } }) => {
    const comment: TakeComment = {
      id: needs.ids.next(),
      sessionId: video.sessionId,
      videoId: video.id,
      userId: writerOf(actor),
      content: input.comment.trim(),
      second: input.second ?? null,
      createdAt: needs.clock.now(),
    }
    const [view] = await views(needs.users, [comment], comment.userId)
    return await needs.store.write(async ({ takeComments }, outbox) => {
      await takeComments.add(comment)
      outbox.signal(takeCommented, video.sessionId, { staff: { video: video.id } })
      return outbox.answer(view!)
    })
  },
)

/** Only its writer takes it back; of a colleague's one learns nothing but that. */
export const DeleteTakeComment = useCase(
  deleteTakeComment,
  { store: REVIEW_STORE },
  ({ needs, actor, input: { commentId }, subject: { video } }) =>
    needs.store.write(async ({ takeComments }, outbox) => {
      const comment = await takeComments.find(commentId)
      if (comment?.videoId !== video.id) throw missing('This comment')
      if (comment.userId !== writerOf(actor)) throw denied('Only its writer deletes a comment.')
      await takeComments.remove(comment.id)
      outbox.signal(takeCommented, video.sessionId, { staff: { video: video.id } })
      return outbox.answer({ success: true })
    }),
)
