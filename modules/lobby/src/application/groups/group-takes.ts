import { service } from '@callboard/core'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { LOBBY_STORE } from '../ports/index.ts'

/** Whether the group in front of the camera has been recorded. Asked before a transaction begins. */
export class GroupTakes extends service({ store: LOBBY_STORE, videos: VIDEO_DIRECTORY }) {
  /** @returns id of the current group of the session if it has a take, or a video that was added */
  async of(sessionId: string): Promise<string | null> {
    const group = await this.needs.store.read(({ groups }) => groups.current(sessionId))
    if (!group) return null
    const [found] = await this.needs.videos.forGroups(sessionId, [group.id])
    return found && found.videos.length > 0 ? group.id : null
  }
}
