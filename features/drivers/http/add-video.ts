import { sessionRoom } from '@callboard/lobby/contract'
import { type VideoView, videoUpdated } from '@callboard/review/contract'
import type { ApiClient } from './api-client.ts'
import { GroupUpload } from './group-upload.ts'
import { LiveClient } from './live-client.ts'

interface AddedVideo {
  readonly session: string
  readonly group: string
  readonly name: string
  readonly bytes: Buffer
}

/** Adds a video to a group as the review does. @returns it, once it can be played or has failed */
export async function addVideo(
  origin: string,
  staff: ApiClient,
  { session, group, name, bytes }: AddedVideo,
): Promise<VideoView> {
  const upload = await GroupUpload.begin(origin, staff, group, name, bytes)
  await upload.send()
  const lobby = new LiveClient(origin, staff.token!)
  try {
    await lobby.join(sessionRoom, session)
    const shown = name.replace(/\.mp4$/, '')
    const made = lobby.heard<VideoView>(
      videoUpdated,
      (video) => video.state !== 'processing' && video.name === shown,
    )
    await upload.complete()
    return await made
  } finally {
    lobby.close()
  }
}
