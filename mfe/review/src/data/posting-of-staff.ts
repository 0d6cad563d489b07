import { type ApiError, defineAction, inAnswer } from '@callboard/kit/data'
import {
  addLink,
  changePage,
  changePostedGroup,
  changePostedVideo,
  getPage,
  listOfficeComments,
  listPostings,
  shareFeedback,
  sortPostedGroups,
  updateLink,
} from '@callboard/posting/contract'
import { type Page, pageInput } from './page-input.ts'

export const addLinkAction = defineAction(addLink, { refreshes: [listPostings] })
export const renameLinkAction = defineAction(updateLink, { refreshes: [listPostings] })

/** Holds a link back, or lets it open again. */
export const holdLinkAction = defineAction(updateLink, {
  refreshes: [listPostings],
  says: ({ name, revoked_at }) =>
    revoked_at === null ? `${name} opens again.` : `${name} opens nothing until you let it.`,
  toasts: true,
})

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
