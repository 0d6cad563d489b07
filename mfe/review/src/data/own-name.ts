import { defineAction, inAnswer } from '@callboard/kit/data'
import { getPage, listComments, nameRecipient } from '@callboard/posting/contract'
import { type Page, pageInput } from './page-input.ts'

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
