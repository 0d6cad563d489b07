import { messageRequested } from '@callboard/admin/contract'
import { eventHandler, type NeedsOf } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { talentInvited } from '@callboard/scheduling/contract'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { canSignIn } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ResetLinks } from '../sign-in/reset-links.ts'
import { WELCOME_SECONDS } from '../users/create-user.ts'

const NEEDS = {
  store: ACCOUNTS_STORE,
  links: ResetLinks,
  appointments: APPOINTMENT_QUERIES,
  sessions: SESSION_DIRECTORY,
}

/** Mails a link for a password to a talent whom staff have booked, unless they can sign in already. */
export const OnTalentInvited = eventHandler(
  talentInvited,
  'accounts.welcome-talent',
  NEEDS,
  async ({ needs, payload: { user_id, appointment_id } }) => {
    const occasion = await occasionOf(needs, appointment_id)
    await needs.store.write(async (repositories, outbox) => {
      const user = await repositories.users.find(user_id)
      if (!user || canSignIn(user)) return
      const { id, link } = await needs.links.make(repositories, user.id, WELCOME_SECONDS)
      outbox.publish(messageRequested, {
        key: `account-created:${id}`,
        channel: 'email',
        template: 'ACCOUNT_CREATED',
        to: user.email,
        values: { ...occasion, LINK: link, EMAIL: user.email },
        about: { user_id: user.id },
      })
    })
  },
)

/** Why the account was made; nothing once the appointment or its session is gone. */
async function occasionOf(
  { store, appointments, sessions }: NeedsOf<typeof NEEDS>,
  appointmentId: string,
): Promise<Record<string, string>> {
  const sessionId = await appointments.sessionOf(appointmentId)
  const session = sessionId === null ? null : await sessions.session(sessionId)
  if (!session) return {}
  const [directorId] = session.castingDirectorIds
  const director = directorId === undefined ? null : await store.read(({ users }) => users.find(directorId))
  return {
    PROJECT_NAME: session.projectName,
    SESSION_NAME: session.name,
    CASTING_DIRECTOR: director ? `${director.firstName} ${director.lastName}`.trim() : '',
  }
}
