import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { denied, missing, useCase } from '@callboard/core'
import { acceptInvitation } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { InvitationLinks } from './invitation-links.ts'

/** `k…@agency.com`: enough for its holder to know which account is meant. */
const hinted = (email: string) => email.replace(/^(.).*@/, '$1…@')

/** The mailbox is proved for the address, and so for all of its invitations. */
export const AcceptInvitation = useCase(
  acceptInvitation,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, links: InvitationLinks },
  async ({ needs, actor, input }) => {
    const { userId } = signedIn(actor)
    const account = await needs.users.find(userId)
    const invitation = needs.links.open(input.invite)
    if (!invitation || !account) throw missing('This invitation')
    const { projectId, email } = invitation
    if (account.email.toLowerCase() !== email)
      throw denied(`This invitation is for ${hinted(email)}. Sign in with the account of that address.`)
    return await needs.store.write(async ({ projects, clients }) => {
      const project = await projects.locked(projectId)
      const invited =
        project && (await clients.ofProjects([projectId])).some((client) => client.email === email)
      if (!invited) throw missing('This invitation')
      await clients.known(email, userId)
      return { name: project.name }
    })
  },
)
