import { type Actor, type RoomEntry, roomGuard } from '@callboard/core'
import { archivesRoom } from '../../contract/index.ts'

/** The archives of a user are signalled to that user only. */
export class ArchivesRoomGuard extends roomGuard(archivesRoom, {}) {
  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    return actor.kind === 'user' && actor.userId === id ? { audience: 'staff' } : null
  }
}
