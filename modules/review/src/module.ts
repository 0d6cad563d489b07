import {
  BLOB_STORE,
  CLOCK,
  IDS,
  making,
  PUBLIC_URL,
  SCRATCH_SPACE,
  SEALER,
  SECRET_HASHER,
} from '@callboard/core'
import { ContainerModule } from 'inversify'
import { ArchiveLinks } from './application/archive-link.ts'
import { ArchiveVideo } from './application/archive-video.ts'
import { ArchivesRoomGuard } from './application/archives-room-guard.ts'
import { AssembleTake } from './application/assemble-take.ts'
import { BuildArchive } from './application/build-archive.ts'
import { VideoChanger } from './application/change-video.ts'
import { CloseAbandonedTake } from './application/close-abandoned-take.ts'
import { ConfirmPiece } from './application/confirm-piece.ts'
import { DownloadArchive } from './application/download-archive.ts'
import { FinishTake } from './application/finish-take.ts'
import { GetArchive } from './application/get-archive.ts'
import { GetGroupVideos } from './application/get-group-videos.ts'
import { GetReview } from './application/get-review.ts'
import { GroupGate } from './application/group-gate.ts'
import { LikeVideo } from './application/like-video.ts'
import { ListArchives } from './application/list-archives.ts'
import { ListOwnTakes } from './application/list-own-takes.ts'
import { ListPieces } from './application/list-pieces.ts'
import { ListTakes } from './application/list-takes.ts'
import { MarkViewed } from './application/mark-viewed.ts'
import { OnGroupAnswered } from './application/on-group-answered.ts'
import { OnGroupFinished } from './application/on-group-finished.ts'
import { OnGroupsCopied } from './application/on-groups-copied.ts'
import { OnRecordDeleted } from './application/on-record-deleted.ts'
import { PieceAddresses } from './application/piece-addresses.ts'
import {
  ARCHIVER,
  MEDIA_TOOL,
  REVIEW_GROUP_DIRECTORY,
  REVIEW_SESSION_ACCESS,
  REVIEW_SESSION_DIRECTORY,
  REVIEW_STORE,
  REVIEW_USER_DIRECTORY,
  WORK_FILES,
} from './application/ports/index.ts'
import { TakeRegistrar } from './application/register-take.ts'
import { RemoveArchive } from './application/remove-archive.ts'
import { RequestArchive } from './application/request-archive.ts'
import { ReviewViews } from './application/review-view.ts'
import { SessionGate } from './application/session-gate.ts'
import { StartTakes } from './application/start-takes.ts'
import { StopTakes } from './application/stop-takes.ts'
import { TakeInterrupted } from './application/take-interrupted.ts'
import { TakeStarted } from './application/take-started.ts'
import { VideoDirectory } from './application/video-directory.ts'

export const reviewModule = new ContainerModule(({ bind }) => {
  bind(ReviewViews).toResolvedValue(making(ReviewViews), [BLOB_STORE])
  bind(SessionGate).toResolvedValue(making(SessionGate), [REVIEW_SESSION_DIRECTORY, REVIEW_SESSION_ACCESS])
  bind(GroupGate).toResolvedValue(making(GroupGate), [REVIEW_GROUP_DIRECTORY, SessionGate])
  bind(TakeRegistrar).toResolvedValue(making(TakeRegistrar), [ReviewViews, IDS])
  bind(VideoChanger).toResolvedValue(making(VideoChanger), [REVIEW_STORE, SessionGate, ReviewViews])
  bind(VideoDirectory).toResolvedValue(making(VideoDirectory), [REVIEW_STORE, ReviewViews])

  bind(StartTakes).toResolvedValue(making(StartTakes), [
    REVIEW_STORE,
    SessionGate,
    REVIEW_GROUP_DIRECTORY,
    CLOCK,
    IDS,
  ])
  bind(StopTakes).toResolvedValue(making(StopTakes), [REVIEW_STORE, SessionGate, CLOCK])
  bind(ListTakes).toResolvedValue(making(ListTakes), [REVIEW_STORE, SessionGate])
  bind(ListOwnTakes).toResolvedValue(making(ListOwnTakes), [REVIEW_STORE])
  bind(TakeStarted).toResolvedValue(making(TakeStarted), [REVIEW_STORE, CLOCK])
  bind(TakeInterrupted).toResolvedValue(making(TakeInterrupted), [REVIEW_STORE, CLOCK])
  bind(PieceAddresses).toResolvedValue(making(PieceAddresses), [REVIEW_STORE, BLOB_STORE])
  bind(ConfirmPiece).toResolvedValue(making(ConfirmPiece), [REVIEW_STORE, BLOB_STORE, CLOCK])
  bind(ListPieces).toResolvedValue(making(ListPieces), [REVIEW_STORE])
  bind(FinishTake).toResolvedValue(making(FinishTake), [REVIEW_STORE, TakeRegistrar, CLOCK])
  bind(CloseAbandonedTake).toResolvedValue(making(CloseAbandonedTake), [REVIEW_STORE, TakeRegistrar, CLOCK])
  bind(AssembleTake).toResolvedValue(making(AssembleTake), [
    REVIEW_STORE,
    BLOB_STORE,
    SCRATCH_SPACE,
    WORK_FILES,
    MEDIA_TOOL,
    ReviewViews,
    CLOCK,
  ])

  bind(GetReview).toResolvedValue(making(GetReview), [
    REVIEW_STORE,
    SessionGate,
    REVIEW_SESSION_DIRECTORY,
    REVIEW_GROUP_DIRECTORY,
    ReviewViews,
  ])
  bind(GetGroupVideos).toResolvedValue(making(GetGroupVideos), [REVIEW_STORE, GroupGate, ReviewViews])
  bind(MarkViewed).toResolvedValue(making(MarkViewed), [REVIEW_STORE, GroupGate, ReviewViews])
  bind(LikeVideo).toResolvedValue(making(LikeVideo), [VideoChanger])
  bind(ArchiveVideo).toResolvedValue(making(ArchiveVideo), [VideoChanger])

  bind(ArchiveLinks).toResolvedValue(making(ArchiveLinks), [SEALER, PUBLIC_URL])
  bind(RequestArchive).toResolvedValue(making(RequestArchive), [
    REVIEW_STORE,
    SessionGate,
    REVIEW_SESSION_DIRECTORY,
    REVIEW_USER_DIRECTORY,
    SECRET_HASHER,
    CLOCK,
    IDS,
  ])
  bind(BuildArchive).toResolvedValue(making(BuildArchive), [
    REVIEW_STORE,
    BLOB_STORE,
    ARCHIVER,
    REVIEW_GROUP_DIRECTORY,
    REVIEW_SESSION_DIRECTORY,
    ArchiveLinks,
    CLOCK,
  ])
  bind(RemoveArchive).toResolvedValue(making(RemoveArchive), [BLOB_STORE])
  bind(DownloadArchive).toResolvedValue(making(DownloadArchive), [REVIEW_STORE, BLOB_STORE, ArchiveLinks])
  bind(GetArchive).toResolvedValue(making(GetArchive), [REVIEW_STORE, SessionGate, ArchiveLinks, CLOCK])
  bind(ListArchives).toResolvedValue(making(ListArchives), [REVIEW_STORE, SessionGate, ArchiveLinks, CLOCK])
  bind(ArchivesRoomGuard).toResolvedValue(making(ArchivesRoomGuard), [])

  bind(OnGroupFinished).toResolvedValue(making(OnGroupFinished), [REVIEW_STORE, CLOCK])
  bind(OnRecordDeleted).toResolvedValue(making(OnRecordDeleted), [REVIEW_STORE, CLOCK])
  bind(OnGroupsCopied).toResolvedValue(making(OnGroupsCopied), [REVIEW_STORE, ReviewViews])
  bind(OnGroupAnswered).toResolvedValue(making(OnGroupAnswered), [REVIEW_STORE, ReviewViews])
})
