import { defineModule, provide } from '@callboard/core'
import { ArchivesRoomGuard } from './application/archives/archives-room-guard.ts'
import { BuildArchive } from './application/archives/build-archive.ts'
import { DownloadArchive } from './application/archives/download-archive.ts'
import { GetArchive } from './application/archives/get-archive.ts'
import { ListArchives } from './application/archives/list-archives.ts'
import { RemoveArchive } from './application/archives/remove-archive.ts'
import { RequestArchive } from './application/archives/request-archive.ts'
import { ArchiveLoader, TakeLoader, VideoLoader } from './application/subjects.ts'
import { CloseAbandonedTake } from './application/takes/close-abandoned-take.ts'
import { ConfirmPiece } from './application/takes/confirm-piece.ts'
import { FinishTake } from './application/takes/finish-take.ts'
import { ListOwnTakes } from './application/takes/list-own-takes.ts'
import { ListPieces } from './application/takes/list-pieces.ts'
import { ListTakes } from './application/takes/list-takes.ts'
import { OnGroupFinished } from './application/takes/on-group-finished.ts'
import { OnRecordDeleted } from './application/takes/on-record-deleted.ts'
import { PieceAddresses } from './application/takes/piece-addresses.ts'
import { StartTakes } from './application/takes/start-takes.ts'
import { StopTakes } from './application/takes/stop-takes.ts'
import { TakeInterrupted } from './application/takes/take-interrupted.ts'
import { TakeStarted } from './application/takes/take-started.ts'
import { ArchiveVideo } from './application/videos/archive-video.ts'
import { AssembleTake } from './application/videos/assemble-take.ts'
import { GetGroupVideos } from './application/videos/get-group-videos.ts'
import { GetReview } from './application/videos/get-review.ts'
import { LikeVideo } from './application/videos/like-video.ts'
import { MarkViewed } from './application/videos/mark-viewed.ts'
import { OnGroupAnswered } from './application/videos/on-group-answered.ts'
import { OnGroupsCopied } from './application/videos/on-groups-copied.ts'
import { StoredVideoDirectory } from './application/videos/video-directory.ts'
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
