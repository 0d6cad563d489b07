import { serve } from '@callboard/core/http-contract'
import { ArchiveVideo } from './application/archive-video.ts'
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
import { PieceAddresses } from './application/piece-addresses.ts'
import { RequestArchive } from './application/request-archive.ts'
import { StartTakes } from './application/start-takes.ts'
import { StopTakes } from './application/stop-takes.ts'
import { TakeInterrupted } from './application/take-interrupted.ts'
import { TakeStarted } from './application/take-started.ts'
import * as endpoint from './contract/endpoints.ts'

export const reviewApi = [
  serve(endpoint.startTakes, StartTakes),
  serve(endpoint.stopTakes, StopTakes),
  serve(endpoint.listTakes, ListTakes),
  serve(endpoint.listOwnTakes, ListOwnTakes),
  serve(endpoint.takeStarted, TakeStarted),
  serve(endpoint.takeInterrupted, TakeInterrupted),
  serve(endpoint.pieceAddresses, PieceAddresses),
  serve(endpoint.confirmPiece, ConfirmPiece),
  serve(endpoint.listPieces, ListPieces),
  serve(endpoint.finishTake, FinishTake),
  serve(endpoint.getReview, GetReview),
  serve(endpoint.getGroupVideos, GetGroupVideos),
  serve(endpoint.likeVideo, LikeVideo),
  serve(endpoint.archiveVideo, ArchiveVideo),
  serve(endpoint.markViewed, MarkViewed),
  serve(endpoint.requestArchive, RequestArchive),
  serve(endpoint.downloadArchive, DownloadArchive),
]
