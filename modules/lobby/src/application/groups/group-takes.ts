import { service } from '@callboard/core'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { LOBBY_STORE } from '../ports/index.ts'

/** Whether the group in front of the camera has been recorded. Asked before a transaction begins. */
export class GroupTakes extends service({ store: LOBBY_STORE, videos: VIDEO_DIRECTORY }) {
  /** @returns id of the current group of the session if it has a take, or a video that was added */
  async of(sessionId: string): Promise<string | null> {
    const found = await this.#current(sessionId)
    return found && found.videos.length > 0 ? found.groupId : null
  }

  /** @returns ids of the talent who are on a take of the current group */
  async recorded(sessionId: string): Promise<ReadonlySet<string>> {
    const found = await this.#current(sessionId)
    return new Set(found?.videos.flatMap(({ recordIds }) => recordIds))
  }

  async #current(sessionId: string) {
    const group = await this.needs.store.read(({ groups }) => groups.current(sessionId))
    return group && (await this.needs.videos.forGroups(sessionId, [group.id]))[0]
  }
}
