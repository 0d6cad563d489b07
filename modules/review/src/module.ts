import { defineModule, provide } from '@callboard/core'
import { ArchivesRoomGuard } from './application/archives/archives-room-guard.ts'
import { BuildArchive } from './application/archives/build-archive.ts'
import { DownloadArchive } from './application/archives/download-archive.ts'
import { GetArchive } from './application/archives/get-archive.ts'
import { ListArchives } from './application/archives/list-archives.ts'
import { RemoveArchive } from './application/archives/remove-archive.ts'
import { RequestArchive } from './application/archives/request-archive.ts'
import { BeginFileSync } from './application/file-sync/begin-file-sync.ts'
import { EndFileSync } from './application/file-sync/end-file-sync.ts'
import { FileSyncLoader, FileSyncOfferLoader } from './application/file-sync/file-sync-loader.ts'
import { GetFileSync } from './application/file-sync/get-file-sync.ts'
import { GetSyncedFile } from './application/file-sync/get-synced-file.ts'
import { ListSyncedVideos } from './application/file-sync/list-synced-videos.ts'
import { SetFileSync } from './application/file-sync/set-file-sync.ts'
import { ArchiveLoader, TakeLoader, UploadLoader, VideoLoader } from './application/subjects.ts'
import { CloseAbandonedTake } from './application/takes/close-abandoned-take.ts'
import { ConfirmPiece } from './application/takes/confirm-piece.ts'
import { FinishTake } from './application/takes/finish-take.ts'
import { ListOwnTakes } from './application/takes/list-own-takes.ts'
import { ListPieces } from './application/takes/list-pieces.ts'
import { ListTakes } from './application/takes/list-takes.ts'
import { OnGroupFinished } from './application/takes/on-group-finished.ts'
import { OnRecordDeleted } from './application/takes/on-record-deleted.ts'
import { OnTalentLeftGroup } from './application/takes/on-talent-left-group.ts'
import { PieceAddresses } from './application/takes/piece-addresses.ts'
import { ReportTakeTrouble } from './application/takes/report-take-trouble.ts'
import { StartTakes } from './application/takes/start-takes.ts'
import { StopTakes } from './application/takes/stop-takes.ts'
import { StopTakesOfLeftGroup } from './application/takes/stop-takes-of-left-group.ts'
import { SweepTake } from './application/takes/sweep-take.ts'
import { TakeInterrupted } from './application/takes/take-interrupted.ts'
import { TakeStarted } from './application/takes/take-started.ts'
import { SaveGroupThumbnail } from './application/thumbnails/save-group-thumbnail.ts'
import { TakeVideoThumbnail } from './application/thumbnails/take-video-thumbnail.ts'
import { BeginGroupUpload } from './application/uploads/begin-group-upload.ts'
import { BeginSelfTape } from './application/uploads/begin-self-tape.ts'
import { CompleteUpload } from './application/uploads/complete-upload.ts'
import { ConfirmUploadPart } from './application/uploads/confirm-upload-part.ts'
import { LookUpUpload } from './application/uploads/look-up-upload.ts'
import { OnVideosSubmitted } from './application/uploads/on-videos-submitted.ts'
import { ProcessUpload } from './application/uploads/process-upload.ts'
import { RemoveUpload } from './application/uploads/remove-upload.ts'
import { StoredSelfTapes } from './application/uploads/stored-self-tapes.ts'
import { SweepUpload } from './application/uploads/sweep-upload.ts'
import { UploadPartAddresses } from './application/uploads/upload-part-addresses.ts'
import { ArchiveVideo } from './application/videos/archive-video.ts'
import { AssembleTake } from './application/videos/assemble-take.ts'
import { GetGroupVideos } from './application/videos/get-group-videos.ts'
import { GetReview } from './application/videos/get-review.ts'
import { LikeVideo } from './application/videos/like-video.ts'
import { ListTalentVideos } from './application/videos/list-talent-videos.ts'
import { MarkViewed } from './application/videos/mark-viewed.ts'
import { OnGroupAnswered } from './application/videos/on-group-answered.ts'
import { OnGroupsCopied } from './application/videos/on-groups-copied.ts'
import { RetryVideo } from './application/videos/retry-video.ts'
import { StuckVideos } from './application/videos/stuck-videos.ts'
import { UpdateVideos } from './application/videos/update-videos.ts'
import { StoredVideoDirectory } from './application/videos/video-directory.ts'
import { SELF_TAPES, VIDEO_DIRECTORY } from './queries/index.ts'

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
    BeginSelfTape,
    BeginGroupUpload,
    UploadPartAddresses,
    ConfirmUploadPart,
    LookUpUpload,
    CompleteUpload,
    RemoveUpload,
    GetReview,
    GetGroupVideos,
    ListTalentVideos,
    LikeVideo,
    ArchiveVideo,
    UpdateVideos,
    MarkViewed,
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
    OnGroupAnswered,
    OnVideosSubmitted,
  ],
  rooms: [ArchivesRoomGuard],
  subjects: [VideoLoader, ArchiveLoader, TakeLoader, UploadLoader, FileSyncLoader, FileSyncOfferLoader],
  services: [StuckVideos],
  queries: [provide(VIDEO_DIRECTORY, StoredVideoDirectory), provide(SELF_TAPES, StoredSelfTapes)],
})
