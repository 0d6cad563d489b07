import { type Serving, serve } from '@callboard/core/http-contract'
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
import * as contract from './contract/index.ts'

export const postingApi: readonly Serving[] = [
  serve(contract.listPostings, ListPostings),
  serve(contract.createPage, CreatePage),
  serve(contract.renamePage, RenamePage),
  serve(contract.deletePage, DeletePage),
  serve(contract.copyToPage, CopyToPage),
  serve(contract.addLink, AddLink),
  serve(contract.removeLink, RemoveLink),
  serve(contract.getLink, GetLink),
  serve(contract.getPage, GetPage),
  serve(contract.giveFeedback, GiveFeedback),
  serve(contract.listPageFeedbacks, ListPageFeedbacks),
  serve(contract.addComment, AddComment),
  serve(contract.listComments, ListComments),
  serve(contract.deleteComment, DeleteComment),
]
