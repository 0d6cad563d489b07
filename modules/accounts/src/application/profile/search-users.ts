import { useCase } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { searchUsers } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signedIn } from './account-rights.ts'
import { userSummary } from './user-view.ts'

const LIMIT = 20

/**
 * Staff find the people of their own projects and those attached to them by a beginning, and everybody else by the whole
 * e-mail address. Without a beginning they get the first of their own people.
 */
export const SearchUsers = useCase(
  searchUsers,
  { store: ACCOUNTS_STORE, sessions: SESSION_DIRECTORY },
  async ({ needs, actor, input }) => {
    const user = signedIn(actor)
    const prefix = input.email.trim().toLowerCase()
    if (prefix.length === 1) return []
    const isAdmin = user.userType === 'super_admin'
    if (prefix === '' && isAdmin) return []
    const colleagues = isAdmin ? null : await needs.sessions.colleagues(user)
    const found = await needs.store.read(async ({ users }) => {
      const among = colleagues && [...colleagues, ...(await users.attachedTo(user.userId))]
      return await users.search({ prefix, userType: input.type, ...(among ? { among } : {}) }, LIMIT)
    })
    return found.map(userSummary)
  },
)
