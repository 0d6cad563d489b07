import { defineModule } from '@callboard/core'
import { AddLink } from './application/links/add-link.ts'
import { GetLink } from './application/links/get-link.ts'
import { RemoveLink } from './application/links/remove-link.ts'
import { UpdateLink } from './application/links/update-link.ts'
import { CopyToPage } from './application/pages/copy-to-page.ts'
import { CreatePage } from './application/pages/create-page.ts'
import { DeletePage } from './application/pages/delete-page.ts'
import { GetPage } from './application/pages/get-page.ts'
import { ListPostings } from './application/pages/list-postings.ts'
import { PageRoomGuard } from './application/pages/page-room-guard.ts'
import { RenamePage } from './application/pages/rename-page.ts'
import { AddComment } from './application/reactions/add-comment.ts'
import { DeleteComment } from './application/reactions/delete-comment.ts'
import { GiveFeedback } from './application/reactions/give-feedback.ts'
import { ListComments } from './application/reactions/list-comments.ts'
import { ListPageFeedbacks } from './application/reactions/list-page-feedbacks.ts'
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
    UpdateLink,
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
