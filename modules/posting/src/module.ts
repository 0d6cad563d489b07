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
import { ShareFeedback } from './application/pages/share-feedback.ts'
import { AddComment } from './application/reactions/add-comment.ts'
import { DeleteComment } from './application/reactions/delete-comment.ts'
import { GiveFeedback } from './application/reactions/give-feedback.ts'
import { ListComments } from './application/reactions/list-comments.ts'
import { ListFeedbacks } from './application/reactions/list-feedbacks.ts'
import { ListPageFeedbacks } from './application/reactions/list-page-feedbacks.ts'
import { SetPagePrivacy } from './application/reactions/set-page-privacy.ts'
import { CommentOnRecord } from './application/record-reactions/comment-on-record.ts'
import { GetReactions } from './application/record-reactions/get-reactions.ts'
import { GiveRecordFeedback } from './application/record-reactions/give-record-feedback.ts'
import { ListRecordComments } from './application/record-reactions/list-record-comments.ts'
import { ReviewerRoomGuard } from './application/record-reactions/reviewer-room-guard.ts'
import { SetSessionPrivacy } from './application/record-reactions/set-session-privacy.ts'
import {
  CommentOnWaiting,
  GiveWaitingFeedback,
  ListWaitingComments,
} from './application/record-reactions/waiting-talent.ts'
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
    ListFeedbacks,
    SetPagePrivacy,
    ShareFeedback,
    GetReactions,
    GiveWaitingFeedback,
    CommentOnWaiting,
    ListWaitingComments,
    GiveRecordFeedback,
    CommentOnRecord,
    ListRecordComments,
    SetSessionPrivacy,
  ],
  rooms: [PageRoomGuard, ReviewerRoomGuard],
  subjects: [PageLoader, LinkedPageLoader, LinkLoader, CommentLoader],
})
