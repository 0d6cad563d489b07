import { serve } from '@callboard/core/http-contract'
import { AddComment } from './application/add-comment.ts'
import { AddLink } from './application/add-link.ts'
import { CopyToPage } from './application/copy-to-page.ts'
import { CreatePage } from './application/create-page.ts'
import { DeleteComment } from './application/delete-comment.ts'
import { DeletePage } from './application/delete-page.ts'
import { GetLink } from './application/get-link.ts'
import { GetPage } from './application/get-page.ts'
import { GiveFeedback } from './application/give-feedback.ts'
import { ListComments } from './application/list-comments.ts'
import { ListPageFeedbacks } from './application/list-page-feedbacks.ts'
import { ListPostings } from './application/list-postings.ts'
import { RemoveLink } from './application/remove-link.ts'
import { RenamePage } from './application/rename-page.ts'
import * as endpoint from './contract/endpoints.ts'

export const postingApi = [
  serve(endpoint.listPostings, ListPostings),
  serve(endpoint.createPage, CreatePage),
  serve(endpoint.renamePage, RenamePage),
  serve(endpoint.deletePage, DeletePage),
  serve(endpoint.copyToPage, CopyToPage),
  serve(endpoint.addLink, AddLink),
  serve(endpoint.removeLink, RemoveLink),
  serve(endpoint.getLink, GetLink),
  serve(endpoint.getPage, GetPage),
  serve(endpoint.giveFeedback, GiveFeedback),
  serve(endpoint.listPageFeedbacks, ListPageFeedbacks),
  serve(endpoint.addComment, AddComment),
  serve(endpoint.listComments, ListComments),
  serve(endpoint.deleteComment, DeleteComment),
]
