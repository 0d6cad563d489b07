import type { Actor, RoomEntry } from '@callboard/core'

/** The archives that somebody has asked for are told to nobody else. */
export class ArchivesRoomGuard {
  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    return actor.kind === 'user' && actor.userId === id ? { audience: 'staff' } : null
  }
}
