import { defineModule, provide } from '@callboard/core'
import {
  ArchivesRoomGuard,
  DownloadArchive,
  GetArchive,
  ListArchives,
  RemoveArchive,
} from './application/archives/archives.ts'
import { BuildArchive } from './application/archives/build-archive.ts'
import { StoredFileArchives } from './application/archives/file-archives.ts'
import { RequestArchive } from './application/archives/request-archive.ts'
import { StoredVideoArchives } from './application/archives/video-archives.ts'
import {
  AddTakeComment,
  DeleteTakeComment,
  ListGroupTakeComments,
  ListTakeComments,
} from './application/comments/take-comments.ts'
import {
  OnAccountDeleted,
  OnTalentErased,
  OnVideosErased,
  RemoveErasedMedia,
} from './application/erasure/erase-takes.ts'
import { StoredTakeTraces } from './application/erasure/take-traces.ts'
import { BeginFileSync, EndFileSync, GetFileSync, SetFileSync } from './application/file-sync/file-sync.ts'
import { FileSyncLoader, FileSyncOfferLoader } from './application/file-sync/file-sync-loader.ts'
import { GetSyncedFile, ListSyncedVideos } from './application/file-sync/synced-files.ts'
import { OwnReviewData } from './application/own-data.ts'
import { SendTakePoster, SendUploadPoster } from './application/posters/send-poster.ts'
import {
  ArchiveFileLoader,
  ArchiveLoader,
  DeletedVideoLoader,
  ShownVideoLoader,
  TakeLoader,
  UploadLoader,
  VideoLoader,
} from './application/subjects.ts'
import { CloseAbandonedTake, SweepTake } from './application/takes/clean-up-takes.ts'
import { ConfirmPiece } from './application/takes/confirm-piece.ts'
import { ReportTakeTrouble, TakeInterrupted, TakeStarted } from './application/takes/device-reports.ts'
import { FinishTake } from './application/takes/finish-take.ts'
import { ListOwnTakes, ListPieces, ListTakes } from './application/takes/list-takes.ts'
import { PieceAddresses } from './application/takes/piece-addresses.ts'
import { StartTakes } from './application/takes/start-takes.ts'
import {
  OnGroupFinished,
  OnRecordDeleted,
  OnTalentLeftGroup,
  StopTakes,
  StopTakesOfLeftGroup,
} from './application/takes/stop-takes.ts'
import { OnGroupPictureChosen } from './application/thumbnails/on-group-picture-chosen.ts'
import { SaveGroupThumbnail } from './application/thumbnails/save-group-thumbnail.ts'
import { TakeVideoThumbnail } from './application/thumbnails/take-video-thumbnail.ts'
import { BeginGroupUpload, BeginSelfTape } from './application/uploads/begin-upload.ts'
import { AddVideoEntry, CompleteUpload } from './application/uploads/complete-upload.ts'
import { ConfirmUploadPart } from './application/uploads/confirm-upload-part.ts'
import { OnVideosSubmitted } from './application/uploads/on-videos-submitted.ts'
import { LookUpUpload, RemoveUpload, UploadPartAddresses } from './application/uploads/own-upload.ts'
import { ProcessUpload } from './application/uploads/process-upload.ts'
import { StoredSelfTapes } from './application/uploads/stored-self-tapes.ts'
import { SweepUpload } from './application/uploads/sweep-upload.ts'
import { AssembleTake } from './application/videos/assemble-take.ts'
import {
  ArchiveVideo,
  DeleteVideo,
  LikeVideo,
  RestoreVideo,
  RetryVideo,
  UpdateVideos,
} from './application/videos/change-videos.ts'
import { OnSessionDeleted, RemoveSessionMedia } from './application/videos/ended-sessions.ts'
import {
  GetGroupVideos,
  GetReview,
  ListPutAwayGroups,
  ListVideosOfRecord,
} from './application/videos/get-review.ts'
import {
  MarkGroupsViewed,
  MarkViewed,
  OnCopiesChanged,
  OnGroupAnswered,
  OnGroupsCopied,
} from './application/videos/group-marks.ts'
import { ListTalentVideos } from './application/videos/list-talent-videos.ts'
import { GetVideo, ListArchivedVideos, ListLastVideos } from './application/videos/list-videos.ts'
import { OnGroupCopied } from './application/videos/on-group-copied.ts'
import { RemovedMedia } from './application/videos/removed-media.ts'
import { SortGroups } from './application/videos/sort-groups.ts'
import { RenumberVideos, SortVideos } from './application/videos/sort-videos.ts'
import { StuckVideos } from './application/videos/stuck-videos.ts'
import { StoredVideoDirectory } from './application/videos/video-directory.ts'
import {
  FILE_ARCHIVES,
  REVIEW_OWN_DATA,
  SELF_TAPES,
  TAKE_TRACES,
  VIDEO_ARCHIVES,
  VIDEO_DIRECTORY,
} from './queries/index.ts'

export const reviewModule = defineModule({
  name: 'review',
  useCases: [
    StartTakes,
    StopTakes,
    ListTakes,
    ListOwnTakes,
    TakeStarted,
    TakeInterrupted,
    ReportTakeTrouble,
    PieceAddresses,
    ConfirmPiece,
    ListPieces,
    FinishTake,
    SendTakePoster,
    BeginSelfTape,
    BeginGroupUpload,
    UploadPartAddresses,
    ConfirmUploadPart,
    LookUpUpload,
    CompleteUpload,
    AddVideoEntry,
    RemoveUpload,
    SendUploadPoster,
    GetReview,
    GetGroupVideos,
    ListPutAwayGroups,
    ListVideosOfRecord,
    GetVideo,
    ListArchivedVideos,
    ListLastVideos,
    ListTalentVideos,
    LikeVideo,
    ArchiveVideo,
    UpdateVideos,
    DeleteVideo,
    RestoreVideo,
    MarkViewed,
    MarkGroupsViewed,
    SortGroups,
    SortVideos,
    RenumberVideos,
    ListTakeComments,
    ListGroupTakeComments,
    AddTakeComment,
    DeleteTakeComment,
    RetryVideo,
    TakeVideoThumbnail,
    SaveGroupThumbnail,
    RequestArchive,
    GetArchive,
    ListArchives,
    DownloadArchive,
    GetFileSync,
    SetFileSync,
    BeginFileSync,
    ListSyncedVideos,
    GetSyncedFile,
    EndFileSync,
  ],
  handlers: [
    AssembleTake,
    CloseAbandonedTake,
    StopTakesOfLeftGroup,
    SweepTake,
    ProcessUpload,
    SweepUpload,
    BuildArchive,
    RemoveArchive,
    OnGroupFinished,
    OnTalentLeftGroup,
    OnRecordDeleted,
    OnGroupsCopied,
    OnGroupCopied,
    OnGroupPictureChosen,
    OnCopiesChanged,
    OnSessionDeleted,
    OnAccountDeleted,
    OnTalentErased,
    OnVideosErased,
    RemoveErasedMedia,
    RemoveSessionMedia,
    OnGroupAnswered,
    OnVideosSubmitted,
  ],
  rooms: [ArchivesRoomGuard],
  subjects: [
    VideoLoader,
    ShownVideoLoader,
    DeletedVideoLoader,
    ArchiveLoader,
    ArchiveFileLoader,
    TakeLoader,
    UploadLoader,
    FileSyncLoader,
    FileSyncOfferLoader,
  ],
  services: [StuckVideos, RemovedMedia],
  queries: [
    provide(VIDEO_DIRECTORY, StoredVideoDirectory),
    provide(VIDEO_ARCHIVES, StoredVideoArchives),
    provide(FILE_ARCHIVES, StoredFileArchives),
    provide(SELF_TAPES, StoredSelfTapes),
    provide(REVIEW_OWN_DATA, OwnReviewData),
    provide(TAKE_TRACES, StoredTakeTraces),
  ],
})
