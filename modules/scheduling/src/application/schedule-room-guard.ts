import { type Actor, roleOf } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import type { SessionAccess, SessionDirectory } from './ports/index.ts'

/** Everybody with the address may listen, because the signals speak of no person. */
export class ScheduleRoomGuard {
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(sessions: SessionDirectory, access: SessionAccess) {
    this.#sessions = sessions
    this.#access = access
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomAudience | null> {
    if (!(await this.#sessions.session(id))) return null
    if ((await this.#access.audience(actor, id)) === 'staff') return 'staff'
    return roleOf(actor) === 'client' ? 'client' : 'talent'
  }
}
