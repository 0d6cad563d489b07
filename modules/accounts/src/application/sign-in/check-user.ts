import { useCase } from '@callboard/core'
import { checkUser } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

export const CheckUser = useCase(
  checkUser,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { email } }) => {
    const user = await needs.store.read(({ users }) => users.byEmail(normalEmail(email)))
    return { exists: user !== null }
  },
)
