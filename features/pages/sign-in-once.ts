import { signIn } from '../drivers/http/office.ts'
import type { PageVisit } from './every-page.ts'

type Account = NonNullable<PageVisit['account']>

/** Tokens of demo accounts, each signed in once: the server limits how often an account may sign in. */
export function signInOnce(origin: string): (account: Account) => Promise<string> {
  const tokens = new Map<Account, Promise<string>>()
  return (account) => {
    const known = tokens.get(account) ?? signIn(origin, account).then(({ token }) => token!)
    tokens.set(account, known)
    return known
  }
}
