import { type Actor, denied, missing } from '@callboard/core'
import type { SessionAccess, SessionDay, SessionDirectory, SessionFacts } from './ports/index.ts'

export interface DayOfSession {
  readonly session: SessionFacts
  readonly day: SessionDay
}

/** @throws DomainError missing */
export async function dayOfSession(
  sessions: SessionDirectory,
  sessionId: string,
  dayId: string,
): Promise<DayOfSession> {
  const session = await sessions.session(sessionId)
  const day = session?.dates.find((date) => date.id === dayId)
  if (!session || !day) throw missing('The session date')
  return { session, day }
}

/** @throws DomainError denied to whoever does not work on the session */
export async function checkStaff(access: SessionAccess, actor: Actor, sessionId: string): Promise<void> {
  if ((await access.audience(actor, sessionId)) !== 'staff') throw denied()
}

/** The schedule pages of the session load what has changed. */
export const changedSlots = (day: string, availability: string) => {
  const change = { day, availability }
  return { staff: change, client: change, talent: change }
}

/** Who made a row; jobs have no account. */
export const makerOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : actor.kind)
