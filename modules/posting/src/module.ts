import { defineModule } from '@callboard/core'
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
import { PageRoomGuard } from './application/page-room-guard.ts'
import { RemoveLink } from './application/remove-link.ts'
import { RenamePage } from './application/rename-page.ts'
import { CommentLoader, LinkedPageLoader, LinkLoader, PageLoader } from './application/subjects.ts'

export const postingModule = defineModule({
  name: 'posting',
  useCases: [
    ListPostings,
    CreatePage,
    RenamePage,
    DeletePage,
    CopyToPage,
    AddLink,
    RemoveLink,
    GetLink,
    GetPage,
    GiveFeedback,
    ListPageFeedbacks,
    AddComment,
    ListComments,
    DeleteComment,
  ],
  rooms: [PageRoomGuard],
  subjects: [PageLoader, LinkedPageLoader, LinkLoader, CommentLoader],
})
