import { type ApiError, defineAction, inAnswer, refresh, renewPart } from '@callboard/kit/data'
import {
  type FeedbackEntry,
  getPage,
  giveFeedback,
  listComments,
  listOfficeComments,
  listPageFeedbacks,
  setPagePrivacy,
} from '@callboard/posting/contract'
import { type Named, withAnswer, withNamed } from '../posting/answers.ts'
import { isGone } from '../posting/is-gone.ts'
import { commentsInput, type Page, pageInput } from './page-input.ts'

/** @param person who answers */
export const answerAction = (page: Page, person: FeedbackEntry['from_user']) =>
  defineAction(giveFeedback, {
    inOrder: ({ ref_id, to_user }) => `${ref_id} ${to_user}`,
    insists: true,
    shows: (asked) => [
      inAnswer(getPage, pageInput(page), (now) => ({
        ...now,
        feedbacks: withAnswer(now.feedbacks, asked, person, asked.feedback),
      })),
    ],
    changes: ({ feedbacks }, asked) => [
      inAnswer(getPage, pageInput(page), (now) => ({
        ...now,
        feedbacks: withNamed(now.feedbacks, [{ ...asked, from_user: person._id }], feedbacks),
      })),
    ],
    refused: (fault: ApiError) => ({
      says: isGone(fault)
        ? 'Your answer could not be saved: this is not open to you any more.'
        : `Your answer could not be saved. ${fault.message}`,
    }),
    toasts: true,
  })

/** Hides the reader's answers from others, or shows them again. */
export const pagePrivacyAction = (page: Page) =>
  defineAction(setPagePrivacy, {
    inOrder: ({ page_id }) => page_id,
    shows: ({ feedback_private }) => [
      inAnswer(getPage, pageInput(page), (now) => ({ ...now, feedback_private })),
    ],
    toasts: true,
  })

/** The page, and what the office wrote about it, which the page may show now. */
export async function reloadPage(page: Page): Promise<void> {
  await Promise.all([refresh(getPage, pageInput(page)), refresh(listOfficeComments)])
}

/** The answers of all reviewers, without the rest of the page. */
export const renewAnswers = (page: Page): Promise<void> =>
  renewPart(
    [getPage, pageInput(page)],
    [listPageFeedbacks, { page_id: page.id, link: page.link }],
    (now, answers) => ({ ...now, ...answers }),
  )

/** The answers of these names, however many others there are. */
export const renewNamed = (page: Page, names: readonly Named[]): Promise<void> =>
  renewPart(
    [getPage, pageInput(page)],
    [listPageFeedbacks, { page_id: page.id, link: page.link, of: [...names] }],
    (now, { feedbacks }) => ({ ...now, feedbacks: withNamed(now.feedbacks, names, feedbacks) }),
  )

/** The comments of a group, and how many they are. */
export async function renewComments(page: Page, group: string): Promise<void> {
  const asked = commentsInput(page, group)
  await Promise.all([
    // Also those of all groups, where they are shown.
    refresh(listComments),
    renewPart([getPage, pageInput(page)], [listComments, asked], (now, { comments }) => ({
      ...now,
      groups: now.groups.map((one) => (one._id === group ? { ...one, comments: comments.length } : one)),
    })),
  ])
}
