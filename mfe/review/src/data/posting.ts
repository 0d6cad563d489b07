import { type ApiError, defineAction, inAnswer, refresh, renewPart } from '@callboard/kit/data'
import {
  addComment,
  deleteComment,
  downloadTake,
  type FeedbackEntry,
  getPage,
  giveFeedback,
  listComments,
  listOfficeComments,
  listPageFeedbacks,
  nameRecipient,
  playTake,
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

export const addCommentAction = defineAction(addComment, {
  insists: true,
  // What waits for the network is not written twice, also where its form was left and opened again.
  oneOf: ({ page_id, ref_id, to_user, content }) => [page_id, ref_id, to_user, content].join(' '),
  changes: (comment, { page_id, link, ref_id }) => [
    inAnswer(listComments, commentsInput({ id: page_id, link }, ref_id), (now) => ({
      comments: [...now.comments.filter(({ _id }) => _id !== comment._id), comment],
    })),
  ],
})

export const deleteCommentAction = (page: Page, group: string) =>
  defineAction(deleteComment, {
    shows: ({ id }) => [
      inAnswer(listComments, commentsInput(page, group), (now) => ({
        comments: now.comments.filter(({ _id }) => _id !== id),
      })),
    ],
    toasts: true,
  })

/** @param page as it is asked for */
export const ownNameAction = (page: Page) =>
  defineAction(nameRecipient, {
    changes: ({ name }) => [
      inAnswer(getPage, pageInput(page), (now) => ({
        ...now,
        reviewer: now.reviewer && { ...now.reviewer, name },
        feedbacks: now.feedbacks.map((entry) =>
          entry.from_user._id === now.reviewer?._id
            ? { ...entry, from_user: { ...entry.from_user, name } }
            : entry,
        ),
      })),
    ],
    refreshes: [listComments],
  })

/** Asks where a take is to be had, and says what was watched of it. */
export const playAction = defineAction(playTake)

export const downloadAction = defineAction(downloadTake, {
  refused: () => ({ says: 'This take cannot be saved now. Load the page again, or ask the casting office.' }),
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
    (now, { feedbacks, feedback_private }) => ({ ...now, feedbacks, feedback_private }),
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
