import { type ApiError, defineAction, inAnswer, refresh, renewPart } from '@callboard/kit/data'
import {
  addComment,
  addLink,
  changePage,
  changePostedGroup,
  changePostedVideo,
  copyGroupFromPage,
  copyToPage,
  deleteComment,
  downloadTake,
  type FeedbackEntry,
  getPage,
  giveFeedback,
  listComments,
  listFeedbacks,
  listOfficeComments,
  listPageFeedbacks,
  listPostings,
  nameRecipient,
  noteWatched,
  requestPageArchive,
  setPagePrivacy,
  shareFeedback,
  sortPostedGroups,
} from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'
import { type Asked, withAnswer, withAnswersTo } from '../posting/answers.ts'
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
        feedbacks: withAnswersTo(now.feedbacks, asked, feedbacks),
      })),
    ],
    refused: (fault: ApiError) => ({ says: `Your answer could not be saved. ${fault.message}` }),
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

export const watchedAction = defineAction(noteWatched)

export const downloadAction = defineAction(downloadTake, {
  refused: () => ({ says: 'This take cannot be saved now. Load the page again, or ask the casting office.' }),
  toasts: true,
})

export const pageArchiveAction = defineAction(requestPageArchive)

export const copyAction = defineAction(copyToPage, { refreshes: [listPostings, getReview] })
export const copyGroupAction = defineAction(copyGroupFromPage, { refreshes: [listPostings, getReview] })
export const addLinkAction = defineAction(addLink, { refreshes: [listPostings] })

/** Takes a group off its page, or brings it back. @param page as it is asked for */
export const postedGroupAction = (page: Page, name: string) =>
  defineAction(changePostedGroup, {
    shows: ({ id, is_removed }) =>
      is_removed
        ? [
            inAnswer(getPage, pageInput(page), (now) => ({
              ...now,
              groups: now.groups.filter(({ _id }) => _id !== id),
            })),
          ]
        : [],
    refreshes: [getPage],
    undo: (_, input) =>
      input.is_removed
        ? { says: `${name} is off this page.`, input: { ...input, is_removed: false } }
        : undefined,
    toasts: true,
  })

/** Archives a take on its page, where staff alone see it then, or restores it. @param page as it is asked for */
export const postedVideoAction = (page: Page) =>
  defineAction(changePostedVideo, {
    shows: ({ id, is_archived = false }) => [
      inAnswer(getPage, pageInput(page), (now) => ({
        ...now,
        groups: now.groups.map((group) => ({
          ...group,
          videos: group.videos.map((video) => (video._id === id ? { ...video, is_archived } : video)),
        })),
      })),
    ],
    says: (_, { is_archived }) => (is_archived ? undefined : 'The take is on this page again.'),
    undo: (_, input) =>
      input.is_archived
        ? { says: 'The take is archived on this page.', input: { ...input, is_archived: false } }
        : undefined,
    toasts: true,
  })

/** Whether answers are counted, or shown with their givers' addresses. @param page as it is asked for */
export const shareFeedbackAction = (page: Page) =>
  defineAction(shareFeedback, {
    inOrder: ({ id }) => id,
    shows: ({ shared_feedback }) => [
      inAnswer(getPage, pageInput(page), (now) => ({ ...now, shared_feedback })),
    ],
    refreshes: [getPage],
    toasts: true,
  })

/** Which comments of the office viewers read. @param page as it is asked for */
export const shownCommentsAction = (page: Page) =>
  defineAction(changePage, {
    inOrder: ({ id }) => id,
    shows: ({ showSessionComments, showVideoReviewComments }) => [
      inAnswer(getPage, pageInput(page), (now) => ({
        ...now,
        showSessionComments: showSessionComments ?? now.showSessionComments,
        showVideoReviewComments: showVideoReviewComments ?? now.showVideoReviewComments,
      })),
    ],
    changes: ({ showSessionComments, showVideoReviewComments }) => [
      inAnswer(getPage, pageInput(page), (now) => ({ ...now, showSessionComments, showVideoReviewComments })),
    ],
    refreshes: [listOfficeComments],
    toasts: true,
  })

/** @param page as it is asked for */
export const sortPostedGroupsAction = (page: Page) =>
  defineAction(sortPostedGroups, {
    shows: ({ groups }) => [
      inAnswer(getPage, pageInput(page), (now) => {
        const place = new Map(groups.map((id, at) => [id, at + 1]))
        return {
          ...now,
          groups: now.groups.map((group) => ({ ...group, order: place.get(group._id) ?? group.order })),
        }
      }),
    ],
    refused: (fault: ApiError) => ({ says: `The order of the groups could not be saved. ${fault.message}` }),
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
    (now, { feedbacks }) => ({ ...now, feedbacks }),
  )

/** The answers about one talent, however many there are about others. */
export const renewAnswersTo = (page: Page, asked: Asked): Promise<void> =>
  renewPart(
    [getPage, pageInput(page)],
    [listFeedbacks, { page_id: page.id, link: page.link, ...asked }],
    (now, { feedbacks }) => ({ ...now, feedbacks: withAnswersTo(now.feedbacks, asked, feedbacks) }),
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
