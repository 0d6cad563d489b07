import { defineAction, inAnswer } from '@callboard/kit/data'
import { addComment, deleteComment, listComments } from '@callboard/posting/contract'
import { commentsInput, type Page } from './page-input.ts'

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
