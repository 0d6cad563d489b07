import { endingOf, type OwnDataPerson, type OwnDataSource, service } from '@callboard/core'
import { SESSION_DIRECTORY, sessionNames } from '@callboard/projects/queries'
import type { Video } from '../domain/video.ts'
import { REVIEW_STORE } from './ports/index.ts'

/** A take, or an uploaded video, with the person on it. */
interface OwnTake {
  readonly video: Video
  /** With nobody else. */
  readonly isAlone: boolean
}

const hasFile = ({ video, isAlone }: OwnTake): boolean =>
  isAlone && video.state === 'ready' && video.deletedAt === null && video.playableKey !== null

/** Takes with others are named and not given: they show these others, too. */
export class OwnReviewData
  extends service({ store: REVIEW_STORE, sessions: SESSION_DIRECTORY })
  implements OwnDataSource
{
  async of({ userId, records }: OwnDataPerson) {
    const found = await this.needs.store.read(async ({ videos, takeComments, fileSyncs, archives }) => {
      const takes: OwnTake[] = []
      for (const [sessionId, own] of Map.groupBy(records, (record) => record.sessionId)) {
        const ids = new Set(own.map(({ recordId }) => recordId))
        for (const video of await videos.list({ sessionId, ever: true })) {
          if (video.copiedFrom !== null || !video.recordIds.some((id) => ids.has(id))) continue
          takes.push({ video, isAlone: video.recordIds.every((id) => ids.has(id)) })
        }
      }
      return {
        takes,
        comments: await takeComments.by(userId),
        syncs: await fileSyncs.allOf(userId),
        archives: await archives.by(userId),
      }
    })
    const nameOf = await sessionNames(
      this.needs.sessions,
      [...found.takes.map(({ video }) => video), ...found.comments, ...found.syncs, ...found.archives].map(
        ({ sessionId }) => sessionId,
      ),
    )
    const fileName = (take: OwnTake, at: number) =>
      `takes/take-${at + 1}${endingOf(take.video.playableKey ?? '')}`
    const takes = found.takes.map((take, at) => ({
      ...nameOf(take.video.sessionId),
      take: take.video.takeNumber,
      made_at: take.video.createdAt,
      seconds: take.video.duration,
      removed_at: take.video.deletedAt,
      with_others: !take.isAlone,
      file: hasFile(take) ? fileName(take, at) : null,
    }))
    const comments = found.comments.map(({ sessionId, content, second, createdAt }) => ({
      ...nameOf(sessionId),
      text: content,
      at_second: second,
      written_at: createdAt,
    }))
    const syncs = found.syncs.map(({ sessionId, computer, createdAt, seenAt }) => ({
      ...nameOf(sessionId),
      computer,
      since: createdAt,
      last_seen_at: seenAt,
    }))
    const archives = found.archives.map(({ sessionId, fileName: name, state, createdAt }) => ({
      ...nameOf(sessionId),
      file: name,
      state,
      asked_at: createdAt,
    }))
    return {
      documents: [
        {
          name: 'takes',
          about:
            'Takes with you. Those with nobody else are in the folder "takes"; others show other people.',
          rows: takes,
        },
        { name: 'take-comments', about: 'What you wrote about takes.', rows: comments },
        { name: 'synced-computers', about: 'Computers that keep takes in a folder for you.', rows: syncs },
        { name: 'take-archives', about: 'Archives of takes that you asked for.', rows: archives },
      ],
      files: found.takes.flatMap((take, at) =>
        hasFile(take) ? { name: fileName(take, at), key: take.video.playableKey ?? '' } : [],
      ),
    }
  }
}
