import { type Actor, type RoomEntry, roleOf } from '@callboard/core'
import type { SessionAccess, SessionDirectory } from './ports/index.ts'

/** Everybody with the address may listen, because the signals speak of no person. */
export class ScheduleRoomGuard {
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(sessions: SessionDirectory, access: SessionAccess) {
    this.#sessions = sessions
    this.#access = access
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    if (!(await this.#sessions.session(id))) return null
    if ((await this.#access.audience(actor, id)) === 'staff') return { audience: 'staff' }
    return { audience: roleOf(actor) === 'client' ? 'client' : 'talent' }
  }
}
