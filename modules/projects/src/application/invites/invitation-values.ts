import { CLOCK, missing, service } from '@callboard/core'
import type { Values } from '../../domain/placeholders.ts'
import { type ProjectFacts, SESSION_DIRECTORY, type SessionFacts } from '../../queries/index.ts'
import { MailDesk } from '../mails/mail-desk.ts'
import { dateLines, datesToCome, inLines } from '../mails/session-values.ts'

const MOST_NAMED = 20

function namesOf(sessions: readonly Pick<SessionFacts, 'name'>[]): string {
  const named = sessions.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = sessions.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** Placeholder values of an invitation: of the one session it is for, or of the project. The link differs by address. */
export class InvitationValues extends service({
  desk: MailDesk,
  sessions: SESSION_DIRECTORY,
  clock: CLOCK,
}) {
  async of(project: ProjectFacts, sessionIds: readonly string[] | undefined): Promise<Values> {
    const sessions = await this.needs.sessions.many(sessionIds ?? [])
    if (
      sessions.some(({ projectId }) => projectId !== project.id) ||
      sessions.length < (sessionIds?.length ?? 0)
    )
      throw missing('This session')
    const [only] = sessions
    if (only && sessions.length === 1) {
      const { EMAIL_SESSION_LINK: _, EMAIL_CHECKIN_LINK: __, ...values } = await this.needs.desk.values(only)
      return values
    }
    const now = this.needs.clock.now()
    const invited = sessionIds ? sessions : await this.needs.sessions.byProject(project.id)
    const lines = invited.flatMap((session) =>
      dateLines(session, datesToCome(session, now), now).map((line) => `${session.name}: ${line}`),
    )
    return {
      PROJECT_NAME: project.name,
      SESSION_NAME: sessions.length > 0 ? namesOf(sessions) : 'the sessions',
      SESSION_DATES: inLines(lines),
      SESSION_START_DATE: '',
      SESSION_START_TIME: '',
      LOCATION_TYPE: '',
      IN_PERSON_LOCATION: '',
      SESSION_MANAGERS: '',
      LOBBY_MANAGERS: '',
    }
  }
}
