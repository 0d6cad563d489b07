import { type Actor, missing } from '@callboard/core'
import type { SessionAccess, SessionDirectory, SessionFacts } from './ports/index.ts'

/** Lets staff of a session through; to everybody else it does not exist. */
export class SessionGate {
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(sessions: SessionDirectory, access: SessionAccess) {
    this.#sessions = sessions
    this.#access = access
  }

  /** @param what named in the refusal: what was asked for. @throws DomainError missing */
  async staff(actor: Actor, sessionId: string, what = 'This session'): Promise<void> {
    if ((await this.#access.audience(actor, sessionId)) !== 'staff') throw missing(what)
  }

  /** @throws DomainError missing */
  async session(actor: Actor, sessionId: string): Promise<SessionFacts> {
    await this.staff(actor, sessionId)
    const session = await this.#sessions.session(sessionId)
    if (!session) throw missing('This session')
    return session
  }
}
