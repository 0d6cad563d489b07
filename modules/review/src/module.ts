import { defineModule, provide } from '@callboard/core'
import { ArchiveVideo } from './application/archive-video.ts'
import { ArchivesRoomGuard } from './application/archives-room-guard.ts'
import { AssembleTake } from './application/assemble-take.ts'
import { BuildArchive } from './application/build-archive.ts'
import { CloseAbandonedTake } from './application/close-abandoned-take.ts'
import { ConfirmPiece } from './application/confirm-piece.ts'
import { DownloadArchive } from './application/download-archive.ts'
import { FinishTake } from './application/finish-take.ts'
import { GetArchive } from './application/get-archive.ts'
import { GetGroupVideos } from './application/get-group-videos.ts'
import { GetReview } from './application/get-review.ts'
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
import { RemoveArchive } from './application/remove-archive.ts'
import { RequestArchive } from './application/request-archive.ts'
import { StartTakes } from './application/start-takes.ts'
import { StopTakes } from './application/stop-takes.ts'
import { ArchiveLoader, TakeLoader, VideoLoader } from './application/subjects.ts'
import { TakeInterrupted } from './application/take-interrupted.ts'
import { TakeStarted } from './application/take-started.ts'
import { StoredVideoDirectory } from './application/video-directory.ts'
import { VIDEO_DIRECTORY } from './queries/index.ts'

export const reviewModule = defineModule({
  name: 'review',
  useCases: [
    StartTakes,
    StopTakes,
    ListTakes,
    ListOwnTakes,
    TakeStarted,
    TakeInterrupted,
    PieceAddresses,
    ConfirmPiece,
    ListPieces,
    FinishTake,
    GetReview,
    GetGroupVideos,
    LikeVideo,
    ArchiveVideo,
    MarkViewed,
    RequestArchive,
    GetArchive,
    ListArchives,
    DownloadArchive,
  ],
  handlers: [
    AssembleTake,
    CloseAbandonedTake,
    BuildArchive,
    RemoveArchive,
    OnGroupFinished,
    OnRecordDeleted,
    OnGroupsCopied,
    OnGroupAnswered,
  ],
  rooms: [ArchivesRoomGuard],
  subjects: [VideoLoader, ArchiveLoader, TakeLoader],
  queries: [provide(VIDEO_DIRECTORY, StoredVideoDirectory)],
})
