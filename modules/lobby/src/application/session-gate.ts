import { type Actor, missing } from '@callboard/core'
import type { CheckInRecord } from '../domain/index.ts'
import type { LobbyStore, SessionAccess, SessionDirectory, SessionFacts } from './ports/index.ts'

const noSession = () => missing('This session')
const noRecord = () => missing('This check-in')

/** Lets staff of a session through, and hides it from everybody else. */
export class SessionGate {
  readonly #store: LobbyStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(store: LobbyStore, sessions: SessionDirectory, access: SessionAccess) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
  }

  async audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null> {
    return actor.kind === 'user' ? await this.#access.audience(actor, sessionId) : null
  }

  async isStaff(actor: Actor, sessionId: string): Promise<boolean> {
    return (await this.audience(actor, sessionId)) === 'staff'
  }

  /** @throws DomainError missing for an unknown session and for whoever is not staff of it */
  async staffSession(actor: Actor, sessionId: string): Promise<SessionFacts> {
    const session = await this.#staffed(actor, sessionId)
    if (!session) throw noSession()
    return session
  }

  /** Both asked for at once: reads that come together share a statement. */
  async #staffed(actor: Actor, sessionId: string): Promise<SessionFacts | null> {
    const [isStaff, session] = await Promise.all([
      this.isStaff(actor, sessionId),
      this.#sessions.session(sessionId),
    ])
    return isStaff ? session : null
  }

  /** @throws DomainError missing */
  async session(sessionId: string): Promise<SessionFacts> {
    const session = await this.#sessions.session(sessionId)
    if (!session) throw noSession()
    return session
  }

  /**
   * A record that is not deleted and its session, for staff of it.
   * @throws DomainError missing
   */
  async staffRecord(
    actor: Actor,
    recordId: string,
  ): Promise<{ readonly record: CheckInRecord; readonly session: SessionFacts }> {
    const record = await this.#store.read(({ records }) => records.find(recordId))
    if (!record || record.deletedAt !== null) throw noRecord()
    const session = await this.#staffed(actor, record.sessionId)
    if (!session) throw noRecord()
    return { record, session }
  }

  /** The record, deleted or not. @throws DomainError missing */
  async anyRecord(recordId: string): Promise<CheckInRecord> {
    const record = await this.#store.read(({ records }) => records.find(recordId))
    if (!record) throw noRecord()
    return record
  }
}
