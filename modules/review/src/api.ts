import { type Serving, serve } from '@callboard/core/http-contract'
import { ArchiveVideo } from './application/archive-video.ts'
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
import { PieceAddresses } from './application/piece-addresses.ts'
import { RequestArchive } from './application/request-archive.ts'
import { StartTakes } from './application/start-takes.ts'
import { StopTakes } from './application/stop-takes.ts'
import { TakeInterrupted } from './application/take-interrupted.ts'
import { TakeStarted } from './application/take-started.ts'
import * as contract from './contract/index.ts'

export const reviewApi: readonly Serving[] = [
  serve(contract.startTakes, StartTakes),
  serve(contract.stopTakes, StopTakes),
  serve(contract.listTakes, ListTakes),
  serve(contract.listOwnTakes, ListOwnTakes),
  serve(contract.takeStarted, TakeStarted),
  serve(contract.takeInterrupted, TakeInterrupted),
  serve(contract.pieceAddresses, PieceAddresses),
  serve(contract.confirmPiece, ConfirmPiece),
  serve(contract.listPieces, ListPieces),
  serve(contract.finishTake, FinishTake),
  serve(contract.getReview, GetReview),
  serve(contract.getGroupVideos, GetGroupVideos),
  serve(contract.likeVideo, LikeVideo),
  serve(contract.archiveVideo, ArchiveVideo),
  serve(contract.markViewed, MarkViewed),
  serve(contract.requestArchive, RequestArchive),
  serve(contract.getArchive, GetArchive),
  serve(contract.listArchives, ListArchives),
  serve(contract.downloadArchive, DownloadArchive),
]
