import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, denied, missing, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { SESSION_DIRECTORY, type SessionDirectory } from '@callboard/projects/queries'
import { getRequestInfo, listRequests } from '../../contract/index.ts'
import { nameOf, signedIn } from '../own-user.ts'
import { FREELANCERS_STORE, type RequestSearch } from '../ports/index.ts'
import { RequestViews } from './request-views.ts'
import { isOffice } from './session-now.ts'

const PAGE = 20

type Input = InputOf<typeof listRequests>

/** @throws DomainError missing for a session of others, denied for requests to others that are of no session */
async function searchOf(
  sessions: Pick<SessionDirectory, 'session'>,
  actor: Actor,
  input: Input,
): Promise<RequestSearch> {
  const user = signedIn(actor)
  const filters = {
    ...(input.name?.trim() ? { name: input.name.trim() } : {}),
    ...(input.will_work_as ? { willWorkAs: input.will_work_as } : {}),
  }
  const person = input.requested_person
  if (input.session === undefined) {
    const requestedPerson = person ?? user.userId
    if (requestedPerson !== user.userId && user.userType !== 'super_admin') throw denied()
    return { ...filters, requestedPerson }
  }
  const session = await sessions.session(input.session)
  // Who is asked finds the own requests of a session, its office all of them.
  if (session && isOffice(actor, session)) {
    return { ...filters, sessionId: session.id, ...(person ? { requestedPerson: person } : {}) }
  }
  if (!session || person !== user.userId) throw missing('This session')
  return { ...filters, sessionId: session.id, requestedPerson: user.userId }
}

export const ListRequests = useCase(
  listRequests,
  { store: FREELANCERS_STORE, sessions: SESSION_DIRECTORY, views: RequestViews },
  async ({ needs, actor, input }) => {
    const search = await searchOf(needs.sessions, actor, input)
    const take = input.take ?? PAGE
    const found = await needs.store.read(({ requests }) => requests.page(search, input.skip ?? 0, take + 1))
    return {
      requests: await needs.views.rows(actor, found.slice(0, take)),
      has_more: found.length > take,
    }
  },
)

export const GetRequestInfo = useCase(
  getRequestInfo,
  { views: RequestViews, users: USER_DIRECTORY },
  async ({ needs, actor, subject }) => {
    const { session } = subject
    const directors = await needs.users.many(session.castingDirectorIds)
    return {
      studio: {
        _id: session.projectId,
        name: session.projectName,
        uri: session.projectUri,
        casting_directors: directors.map(nameOf),
      },
      session: { _id: session.id, name: session.name, description: session.description },
      request: await needs.views.one(actor, subject),
    }
  },
)
