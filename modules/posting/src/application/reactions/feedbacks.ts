import { CLOCK, isStaffStanding, useCase } from '@callboard/core'
import { givenAt } from '@callboard/core/http-contract'
import {
  feedbackPage,
  feedbackRef,
  giveFeedback,
  groupAnswered,
  listFeedbacks,
  listPageFeedbacks,
  ownFeedbackPage,
} from '../../contract/index.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE } from '../ports/index.ts'
import {
  answererOn,
  answersOnPage,
  groupOfTalent,
  ofGroups,
  requireTaken,
  visibleOnPage,
} from './answering.ts'
import { setAnswer } from './giving.ts'
import { feedbackEntries } from './reaction-view.ts'
import { Reviewers } from './reviewers.ts'

const keyOf = (...ids: readonly string[]) => ids.join(' ')

export const ListPageFeedbacks = useCase(
  listPageFeedbacks,
  { store: POSTING_STORE, reviewers: Reviewers },
  async ({ needs, actor, input, subject }) => {
    const { page, groups } = subject
    const userId = answererOn(actor, subject)
    const named = input.of && new Set(input.of.map((one) => keyOf(one.ref_id, one.to_user, one.from_user)))
    const reviewers = input.of && [...new Set(input.of.map(({ from_user }) => from_user))]
    const { visible, privateReviewers, ownPrivacy } = await needs.store.read((repositories) =>
      answersOnPage(repositories, page.id, userId, reviewers),
    )
    const feedbacks = visible.filter(
      (one) => named?.has(keyOf(one.groupId, one.recordId, one.userId)) ?? true,
    )
    return {
      feedbacks: await feedbackEntries(needs.reviewers, ofGroups(groups, feedbacks), page),
      feedback_private: ownPrivacy,
      private_reviewers: isStaffStanding(subject.standing) ? privateReviewers : 0,
    }
  },
)

export const ListFeedbacks = useCase(
  listFeedbacks,
  { store: POSTING_STORE, reviewers: Reviewers },
  async ({ needs, actor, input, subject }) => {
    const { page, groups } = subject
    const userId = answererOn(actor, subject)
    groupOfTalent(groups, input.ref_id, input.to_user)
    const feedbacks = await needs.store.read((repositories) => visibleOnPage(repositories, page.id, userId))
    const asked = feedbacks.filter(
      ({ groupId, recordId }) => groupId === input.ref_id && recordId === input.to_user,
    )
    return { feedbacks: await feedbackEntries(needs.reviewers, asked, page) }
  },
)

/** The reviewer is the signed-in user; the same answer twice counts once. */
export const GiveFeedback = useCase(
  giveFeedback,
  { store: POSTING_STORE, reviewers: Reviewers, clock: CLOCK },
  async ({ needs, actor, input, subject }) => {
    const { page, project, groups } = subject
    requireTaken(project.feedback, input.feedback)
    const userId = answererOn(actor, subject)
    const group = groupOfTalent(groups, input.ref_id, input.to_user)
    const own = { placeId: page.id, groupId: group.id, recordId: input.to_user, userId }
    const given = await needs.store.write(async (repositories, outbox) => {
      const change = await setAnswer(repositories, own, input.feedback, givenAt(needs.clock.now(), input))
      const about = { page_id: page.id, ref_id: group.id }
      if (change.isChanged && input.feedback !== null)
        outbox.publish(groupAnswered, { group_id: group.sourceGroupId, session_id: group.sessionId })
      if (change.isNews) {
        const aboutAnswer = { ...about, to_user: input.to_user, from_user: userId }
        outbox.signal(feedbackPage, page.id, { staff: about, client: about })
        outbox.signal(feedbackRef, page.id, { staff: aboutAnswer, client: aboutAnswer })
        tellPicks(outbox, page.id, [group], input.to_user)
      } else if (change.isChanged) outbox.signal(ownFeedbackPage, userId, { staff: about, client: about })
      return await repositories.feedbacks.find(own)
    })
    return { feedbacks: await feedbackEntries(needs.reviewers, given ? [given] : [], page) }
  },
)
