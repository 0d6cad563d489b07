import { roomGuard } from '@callboard/core'
import { archivesRoom } from '../../contract/index.ts'

/** The archives of a user are signalled to that user only. */
export const ArchivesRoomGuard = roomGuard(archivesRoom, {}, async ({ actor, id }) =>
  actor.kind === 'user' && actor.userId === id ? { audience: 'staff' } : null,
)
