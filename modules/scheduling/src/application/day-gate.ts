import { type Actor, denied, missing } from '@callboard/core'
import type { SessionAccess, SessionDay, SessionDirectory, SessionFacts } from './ports/index.ts'

export interface DayOfSession {
  readonly session: SessionFacts
  readonly day: SessionDay
}

/** Finds session dates, and lets staff of a session through to them. */
export class DayGate {
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(sessions: SessionDirectory, access: SessionAccess) {
    this.#sessions = sessions
    this.#access = access
  }

  /** A session date, for whoever has its address. @throws DomainError missing */
  async day(sessionId: string, dayId: string): Promise<DayOfSession> {
    const session = await this.#sessions.session(sessionId)
    const day = session?.dates.find((date) => date.id === dayId)
    if (!session || !day) throw missing('The session date')
    return { session, day }
  }

  /** @throws DomainError missing, or denied to whoever does not work on the session */
  async staffDay(actor: Actor, sessionId: string, dayId: string): Promise<DayOfSession> {
    const [found, audience] = await Promise.all([this.day(sessionId, dayId), this.audience(actor, sessionId)])
    if (audience !== 'staff') throw denied()
    return found
  }

  /** @throws DomainError denied to whoever does not work on the session */
  async checkStaff(actor: Actor, sessionId: string): Promise<void> {
    if ((await this.audience(actor, sessionId)) !== 'staff') throw denied()
  }

  async audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null> {
    return await this.#access.audience(actor, sessionId)
  }
}
