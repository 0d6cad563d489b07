import { defineModule, provide } from '@callboard/core'
import { BuildPageArchive, RemovePageArchive } from './application/archives/build-page-archive.ts'
import { PageArchiveLoader } from './application/archives/page-archives.ts'
import { GetPageArchive, RequestPageArchive } from './application/archives/request-page-archive.ts'
import { StoredAnswerTraces } from './application/erasure/answer-traces.ts'
import { OnAccountDeleted, OnTalentErased, OnVideosErased } from './application/erasure/erase-posted.ts'
import { AddLink, RemoveLink, UpdateLink } from './application/links/edit-links.ts'
import { GetLink } from './application/links/get-link.ts'
import { GetPagesToAnswer } from './application/links/get-pages-to-answer.ts'
import { AnswerAs, SendAnswerCode } from './application/links/introductions.ts'
import {
  GetShareDraft,
  ListRecipients,
  NameRecipient,
  RemoveRecipient,
  ShareLink,
} from './application/links/recipients.ts'
import { UnlockLink } from './application/links/unlock-link.ts'
import { OwnPostingData } from './application/own-data.ts'
import { CountAuditionLinks } from './application/pages/audition-links.ts'
import { AddPostedVideo, CopyGroupFromPage, CopyToPage } from './application/pages/copy-to-page.ts'
import {
  ChangePage,
  CreatePage,
  DeletePage,
  GetOnePage,
  ShareFeedback,
} from './application/pages/edit-pages.ts'
import { OnSessionDeleted } from './application/pages/ended-sessions.ts'
import { GetPage } from './application/pages/get-page.ts'
import { ListPostings } from './application/pages/list-postings.ts'
import { PageRoomGuard } from './application/pages/page-room-guard.ts'
import { StoredPostedCopies } from './application/pages/posted-copies.ts'
import {
  ChangePostedGroup,
  ChangePostedVideo,
  ChangePostedVideos,
  ListPostedVideos,
  RemovePostedVideo,
} from './application/pages/posted-parts.ts'
import { SortPostedGroups, SortPostedVideos } from './application/pages/sort-posted.ts'
import { GetGroupComments } from './application/picks/get-group-comments.ts'
import { GetProjectPicks, GetSessionPicks } from './application/picks/get-picks.ts'
import { AddComment, DeleteComment, ListComments } from './application/reactions/comments.ts'
import { GiveFeedback, ListFeedbacks, ListPageFeedbacks } from './application/reactions/feedbacks.ts'
import { ListOfficeComments } from './application/reactions/office-comments.ts'
import { SetPagePrivacy } from './application/reactions/set-page-privacy.ts'
import {
  CommentOnRecord,
  GetReactions,
  GiveRecordFeedback,
  ListRecordComments,
  ReviewerRoomGuard,
} from './application/record-reactions/record-reactions.ts'
import { SetSessionPrivacy } from './application/record-reactions/set-session-privacy.ts'
import {
  CommentOnWaiting,
  GiveWaitingFeedback,
  ListWaitingComments,
} from './application/record-reactions/waiting-talent.ts'
import {
  CommentLoader,
  CopiedFromLoader,
  LinkedPageLoader,
  LinkLoader,
  OwnLinkLoader,
  PageLoader,
  PageOfPartLoader,
  PostedLoader,
  RecipientLoader,
} from './application/subjects.ts'
import { DownloadTakeViews, ListTakeViews } from './application/views/list-take-views.ts'
import { DownloadTake, PlayTake } from './application/views/play-take.ts'
import { ANSWER_TRACES, POSTED_COPIES, POSTING_OWN_DATA } from './queries/index.ts'

export const postingModule = defineModule({
  name: 'posting',
  useCases: [
    ListPostings,
    CreatePage,
    GetOnePage,
    ChangePage,
    DeletePage,
    ChangePostedGroup,
    SortPostedGroups,
    SortPostedVideos,
    ChangePostedVideo,
    ChangePostedVideos,
    RemovePostedVideo,
    ListPostedVideos,
    CopyToPage,
    CountAuditionLinks,
    CopyGroupFromPage,
    AddPostedVideo,
    AddLink,
    RemoveLink,
    UpdateLink,
    GetLink,
    UnlockLink,
    GetShareDraft,
    ShareLink,
    ListRecipients,
    RemoveRecipient,
    NameRecipient,
    SendAnswerCode,
    AnswerAs,
    PlayTake,
    DownloadTake,
    RequestPageArchive,
    GetPageArchive,
    ListTakeViews,
    DownloadTakeViews,
    GetPagesToAnswer,
    GetPage,
    GiveFeedback,
    ListPageFeedbacks,
    AddComment,
    ListComments,
    ListOfficeComments,
    DeleteComment,
    ListFeedbacks,
    SetPagePrivacy,
    GetProjectPicks,
    GetSessionPicks,
    GetGroupComments,
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
  handlers: [
    BuildPageArchive,
    RemovePageArchive,
    OnAccountDeleted,
    OnSessionDeleted,
    OnTalentErased,
    OnVideosErased,
  ],
  rooms: [PageRoomGuard, ReviewerRoomGuard],
  subjects: [
    PageLoader,
    PageOfPartLoader,
    CopiedFromLoader,
    LinkedPageLoader,
    PostedLoader,
    LinkLoader,
    OwnLinkLoader,
    RecipientLoader,
    CommentLoader,
    PageArchiveLoader,
  ],
  queries: [
    provide(ANSWER_TRACES, StoredAnswerTraces),
    provide(POSTING_OWN_DATA, OwnPostingData),
    provide(POSTED_COPIES, StoredPostedCopies),
  ],
})
