import { BLOB_STORE, CLOCK, IDS, PUBLIC_URL, SCRATCH_SPACE, SEALER, SECRET_HASHER } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { ArchiveVideo } from './application/archive-video.ts'
import { AssembleTake } from './application/assemble-take.ts'
import { BuildArchive } from './application/build-archive.ts'
import { VideoChanger } from './application/change-video.ts'
import { CloseAbandonedTake } from './application/close-abandoned-take.ts'
import { ConfirmPiece } from './application/confirm-piece.ts'
import { DownloadArchive } from './application/download-archive.ts'
import { FinishTake } from './application/finish-take.ts'
import { GetGroupVideos } from './application/get-group-videos.ts'
import { GetReview } from './application/get-review.ts'
import { LikeVideo } from './application/like-video.ts'
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
  DIGESTS,
  GROUP_DIRECTORY,
  MEDIA_TOOL,
  REVIEW_STORE,
  SESSION_ACCESS,
  SESSION_DIRECTORY,
  USER_DIRECTORY,
  WORK_FILES,
} from './application/ports/index.ts'
import { TakeRegistrar } from './application/register-take.ts'
import { RemoveArchive } from './application/remove-archive.ts'
import { RequestArchive } from './application/request-archive.ts'
import { ReviewViews } from './application/review-views.ts'
import { SessionGate } from './application/session-gate.ts'
import { StartTakes } from './application/start-takes.ts'
import { StopTakes } from './application/stop-takes.ts'
import { TakeInterrupted } from './application/take-interrupted.ts'
import { TakeStarted } from './application/take-started.ts'
import { VideoDirectory } from './application/video-directory.ts'

const made =
  <Dependencies extends unknown[], Made>(type: new (...dependencies: Dependencies) => Made) =>
  (...dependencies: Dependencies) =>
    new type(...dependencies)

export const reviewModule = new ContainerModule(({ bind }) => {
  bind(ReviewViews).toResolvedValue(made(ReviewViews), [BLOB_STORE])
  bind(SessionGate).toResolvedValue(made(SessionGate), [SESSION_ACCESS, SESSION_DIRECTORY])
  bind(TakeRegistrar).toResolvedValue(made(TakeRegistrar), [ReviewViews, IDS])
  bind(VideoChanger).toResolvedValue(made(VideoChanger), [REVIEW_STORE, SessionGate, ReviewViews])
  bind(VideoDirectory).toResolvedValue(made(VideoDirectory), [REVIEW_STORE, ReviewViews])

  bind(StartTakes).toResolvedValue(made(StartTakes), [REVIEW_STORE, SessionGate, GROUP_DIRECTORY, CLOCK, IDS])
  bind(StopTakes).toResolvedValue(made(StopTakes), [REVIEW_STORE, SessionGate, CLOCK])
  bind(ListTakes).toResolvedValue(made(ListTakes), [REVIEW_STORE, SessionGate])
  bind(ListOwnTakes).toResolvedValue(made(ListOwnTakes), [REVIEW_STORE])
  bind(TakeStarted).toResolvedValue(made(TakeStarted), [REVIEW_STORE, CLOCK])
  bind(TakeInterrupted).toResolvedValue(made(TakeInterrupted), [REVIEW_STORE, CLOCK])
  bind(PieceAddresses).toResolvedValue(made(PieceAddresses), [REVIEW_STORE, BLOB_STORE])
  bind(ConfirmPiece).toResolvedValue(made(ConfirmPiece), [REVIEW_STORE, BLOB_STORE, DIGESTS, CLOCK])
  bind(ListPieces).toResolvedValue(made(ListPieces), [REVIEW_STORE])
  bind(FinishTake).toResolvedValue(made(FinishTake), [REVIEW_STORE, TakeRegistrar, CLOCK])
  bind(CloseAbandonedTake).toResolvedValue(made(CloseAbandonedTake), [REVIEW_STORE, TakeRegistrar, CLOCK])
  bind(AssembleTake).toResolvedValue(made(AssembleTake), [
    REVIEW_STORE,
    BLOB_STORE,
    SCRATCH_SPACE,
    WORK_FILES,
    MEDIA_TOOL,
    ReviewViews,
  ])

  bind(GetReview).toResolvedValue(made(GetReview), [
    REVIEW_STORE,
    SessionGate,
    SESSION_DIRECTORY,
    GROUP_DIRECTORY,
    ReviewViews,
  ])
  const aboutGroups = [REVIEW_STORE, SessionGate, GROUP_DIRECTORY, ReviewViews] as const
  bind(GetGroupVideos).toResolvedValue(made(GetGroupVideos), [...aboutGroups])
  bind(MarkViewed).toResolvedValue(made(MarkViewed), [...aboutGroups])
  bind(LikeVideo).toResolvedValue(made(LikeVideo), [VideoChanger])
  bind(ArchiveVideo).toResolvedValue(made(ArchiveVideo), [VideoChanger])

  bind(RequestArchive).toResolvedValue(made(RequestArchive), [
    REVIEW_STORE,
    SessionGate,
    SESSION_DIRECTORY,
    USER_DIRECTORY,
    SECRET_HASHER,
    CLOCK,
    IDS,
  ])
  bind(BuildArchive).toResolvedValue(made(BuildArchive), [
    REVIEW_STORE,
    BLOB_STORE,
    ARCHIVER,
    GROUP_DIRECTORY,
    SESSION_DIRECTORY,
    SEALER,
    CLOCK,
    PUBLIC_URL,
  ])
  bind(RemoveArchive).toResolvedValue(made(RemoveArchive), [BLOB_STORE])
  bind(DownloadArchive).toResolvedValue(made(DownloadArchive), [REVIEW_STORE, BLOB_STORE, SEALER])

  bind(OnGroupFinished).toResolvedValue(made(OnGroupFinished), [REVIEW_STORE, CLOCK])
  bind(OnRecordDeleted).toResolvedValue(made(OnRecordDeleted), [REVIEW_STORE, CLOCK])
  bind(OnGroupsCopied).toResolvedValue(made(OnGroupsCopied), [REVIEW_STORE, ReviewViews])
  bind(OnGroupAnswered).toResolvedValue(made(OnGroupAnswered), [REVIEW_STORE, ReviewViews])
})
