import { type Actor, BLOB_STORE, holdOn, service, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { getProjectPicks, getSessionPicks, postedSubject } from '../../contract/index.ts'
import type { PostingGroup, PostingPage } from '../../domain/page.ts'
import { picksOf, type TalentPick } from '../../domain/picks.ts'
import {
  type Feedback,
  isInSession,
  type PrivacyWish,
  privateReviewers,
  visibleFeedbacks,
} from '../../domain/reaction.ts'
import { standsIn } from '../../domain/standing.ts'
import { userIdOf } from '../pages/page.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { Reviewers } from '../reactions/reviewers.ts'
import { Callbacks } from './callbacks.ts'

/** Seconds for which the address of a face is good. */
const FACE_SECONDS = 3600

/** The answers of all pages of a project, one line for each talent. A statement for each kind of row at any size. */
class Picks extends service({
  store: POSTING_STORE,
  sessions: SESSION_DIRECTORY,
  reviewers: Reviewers,
  callbacks: Callbacks,
  blobs: BLOB_STORE,
}) {
  /**
   * @param record the only talent who is asked for
   * @param isAsked which of the groups on the pages it is about
   */
  async of(
    actor: Actor,
    projectId: string,
    record: string | undefined,
    isAsked: (group: PostingGroup) => boolean = () => true,
  ): Promise<ReplyOf<typeof getProjectPicks>> {
    const { pages, found, feedbacks, wishes, comments } = await this.needs.store.read(
      async (repositories) => {
        const ofProject = await repositories.pages.byProject(projectId)
        const ids = ofProject.map(({ id }) => id)
        const found = await repositories.groups.ofPages(ids)
        const places = [...ids, ...new Set(found.map(({ sessionId }) => sessionId))]
        return {
          pages: new Map(ofProject.map((page) => [page.id, page])),
          found,
          feedbacks: await repositories.feedbacks.ofPlaces(places),
          wishes: await repositories.privacy.ofPlaces(places),
          comments: await repositories.comments.countByTalent(ids),
        }
      },
    )
    const ofProject = await this.needs.sessions.byProject(projectId)
    const sessions = new Map(ofProject.map((one) => [one.id, one]))
    const groups = found.filter(standsIn(new Set(sessions.keys()))).filter(isAsked)
    const readerId = userIdOf(actor)
    const picks = picksOf(groups, visibleFeedbacks(readerId, feedbacks, wishes)).filter(
      ({ member }) => record === undefined || member.recordId === record,
    )
    const reviewerOf = await this.needs.reviewers.of(picks.flatMap(({ votes }) => votes))
    const callbacks = await this.needs.callbacks.of(picks, ofProject)
    const counts = new Map(comments.map((one) => [`${one.groupId} ${one.recordId}`, one.comments]))
    const views = picks.map((pick) => ({
      record: pick.member.recordId,
      first_name: pick.member.firstName,
      last_name: pick.member.lastName,
      role: pick.member.role,
      photo_url: this.#faceOf(pick),
      session: sessionView(sessions.get(pick.sessionId)!),
      groups: [...new Set(pick.copies.map(({ sourceGroupId }) => sourceGroupId))],
      pages: [...new Set(pick.copies.map(({ pageId }) => pageId))].map((id) => named(pages, id)),
      votes: pick.votes.map((vote) => ({
        from_user: { _id: vote.userId, name: reviewerOf(vote.userId).name },
        ...said(pages, vote),
        given_at: vote.givenAt.toISOString(),
        earlier: vote.earlier.map((one) => said(pages, one)),
      })),
      comments: pick.copies.reduce(
        (sum, { id }) => sum + (counts.get(`${id} ${pick.member.recordId}`) ?? 0),
        0,
      ),
      callbacks: callbacks.get(pick.member.recordId) ?? [],
    }))
    return {
      picks: views,
      private_reviewers: privateReviewers(readerId, feedbacks, isHidden(groups, wishes)),
    }
  }

  #faceOf({ member, copies }: TalentPick): string | null {
    const [copy] = copies
    if (member.photoKey === null || !copy) return null
    const hold = holdOn(postedSubject, { page: copy.pageId, group: copy.id })
    return this.needs.blobs.signGet(member.photoKey, { seconds: FACE_SECONDS, hold })
  }
}

const sessionView = ({ id, name, timeZone }: SessionFacts) => ({ _id: id, name, time_zone: timeZone })

const named = (pages: ReadonlyMap<string, PostingPage>, id: string) => ({
  _id: id,
  name: pages.get(id)?.name ?? '',
})

const said = (pages: ReadonlyMap<string, PostingPage>, feedback: Feedback) => ({
  feedback: feedback.value,
  page: isInSession(feedback) ? null : named(pages, feedback.placeId),
})

/** Whether an answer was given in a place of these groups where its reviewer keeps picks private. */
function isHidden(groups: readonly PostingGroup[], wishes: readonly PrivacyWish[]) {
  const places = new Set(groups.flatMap(({ pageId, sessionId }) => [pageId, sessionId]))
  const hidden = new Set(wishes.map(({ placeId, userId }) => `${placeId} ${userId}`))
  return ({ placeId, userId }: Feedback): boolean => places.has(placeId) && hidden.has(`${placeId} ${userId}`)
}

export const GetProjectPicks = useCase(
  getProjectPicks,
  { picks: Picks },
  ({ needs, actor, input, subject: { project } }) => needs.picks.of(actor, project.id, input.record),
)

export const GetSessionPicks = useCase(
  getSessionPicks,
  { picks: Picks },
  ({ needs, actor, input, subject: { session } }) =>
    needs.picks.of(actor, session.projectId, input.record, ({ sessionId }) => sessionId === session.id),
)
