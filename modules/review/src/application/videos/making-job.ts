import type { Outbox } from '@callboard/core'
import type { Video } from '../../domain/video.ts'
import { assembleTake, processUpload } from '../jobs.ts'

/** Has a video made out of its take or upload. @param turn one job for each */
export function enqueueMaking(outbox: Outbox, { takeId, uploadId }: Video, turn: string): void {
  if (takeId !== null) outbox.enqueue(assembleTake, { take: takeId }, { key: `${takeId}:${turn}` })
  else if (uploadId !== null)
    outbox.enqueue(processUpload, { upload: uploadId }, { key: `${uploadId}:${turn}` })
}
