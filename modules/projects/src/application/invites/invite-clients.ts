import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { broken, CLOCK, type NeedsOf, useCase } from '@callboard/core'
import { getInvitationDraft, inviteClients, type SendingResult } from '../../contract/index.ts'
import { invitedAlso, MOST_CLIENTS, type ProjectClient } from '../../domain/project-client.ts'
import { MailDesk } from '../mails/mail-desk.ts'
import { PROJECTS_STORE, type ProjectsRepositories } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'
import { clientViews } from './clients.ts'
import { InvitationLinks } from './invitation-links.ts'
import { InvitationValues } from './invitation-values.ts'

export const GetInvitationDraft = useCase(
  getInvitationDraft,
  { desk: MailDesk, values: InvitationValues },
  async ({ needs, input: { session }, subject: { project } }) => {
    const values = await needs.values.of(project, session === undefined ? undefined : [session])
    return await needs.desk.draft('CLIENT_EMAIL', values)
  },
)

interface Invitable {
  readonly invitable: readonly string[]
  /** Accounts that have one of the addresses now. */
  readonly accountIds: ReadonlySet<string>
}

const NEEDS = {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
  desk: MailDesk,
  values: InvitationValues,
  links: InvitationLinks,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * An invitation is for an address. It gives its account access once that account has opened the link, which proves the
 * mailbox: anybody can sign up with any address. An account that has proved it before is let in at once.
 */
export const InviteClients = useCase(
  inviteClients,
  NEEDS,
  async ({ needs, actor, input, subject: { project } }) => {
    const { desk, links, store } = needs
    const { good, refused } = desk.recipients(input.emails)
    const values = await needs.values.of(project, input.sessions)
    const valuesFor = (address: string) => ({
      ...values,
      EMAIL_SESSION_LINK: links.linkOf({ projectId: project.id, email: address.toLowerCase() }),
    })
    desk.checkWords(input, valuesFor(good[0]!))
    const replyTo = await desk.sender(actor)
    const { invitable, others, accountIds } = await byAccount(needs, good)
    return await store.write(async (repositories, outbox) => {
      await lockedProject(repositories, actor, project.id)
      await save(needs, repositories, project.id, { invitable, accountIds }, input.sessions ?? null)
      desk.send(outbox, {
        template: 'CLIENT_EMAIL',
        to: invitable,
        written: input,
        valuesFor,
        replyTo,
        about: {
          project_id: project.id,
          ...(input.sessions?.length === 1 ? { session_id: input.sessions[0]! } : {}),
        },
      })
      return outbox.answer({
        ...desk.ended(invitable.length, [...refused, ...others]),
        ...(await clientViews(repositories, project.id)),
      })
    })
  },
)

/** Only accounts of clients can watch as clients. */
async function byAccount(
  { users }: Needs,
  addresses: readonly string[],
): Promise<Invitable & { readonly others: SendingResult['refused'] }> {
  const accounts = await Promise.all(addresses.map((address) => users.byEmail(address)))
  const isOther = (at: number) => (accounts[at]?.userType ?? 'client') !== 'client'
  return {
    invitable: addresses.filter((_, at) => !isOther(at)),
    accountIds: new Set(accounts.flatMap((account) => account?.id ?? [])),
    others: addresses
      .filter((_, at) => isOther(at))
      .map((address) => ({ address, reason: 'This address has an account that is not a client’s.' })),
  }
}

async function save(
  { clock }: Needs,
  { clients }: ProjectsRepositories,
  projectId: string,
  { invitable, accountIds }: Invitable,
  sessionIds: readonly string[] | null,
): Promise<void> {
  const emails = invitable.map((address) => address.toLowerCase())
  const present = new Map((await clients.ofProjects([projectId])).map((client) => [client.email, client]))
  const proven = await clients.proven(emails)
  if (new Set([...present.keys(), ...emails]).size > MOST_CLIENTS)
    throw broken('too_many_clients', `A project has at most ${MOST_CLIENTS} invited clients.`)
  for (const email of emails) {
    const provenBy = proven.get(email)
    const wanted: ProjectClient = {
      projectId,
      email,
      // An account that is gone, or has another address since, proves nothing.
      userId: provenBy !== undefined && accountIds.has(provenBy) ? provenBy : null,
      sessionIds,
      invitedAt: clock.now(),
    }
    await clients.save(invitedAlso(present.get(email), wanted))
  }
}
