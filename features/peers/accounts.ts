import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createUser, DEMO_ACCOUNTS, DEMO_PASSWORD, login } from '@callboard/accounts/contract'
import { ApiClient } from '../drivers/http/api-client.ts'
import { root } from './root.ts'

type Account = (typeof DEMO_ACCOUNTS)[number]

async function addAccount({ email, user_type, first_name, last_name }: Account, env: NodeJS.ProcessEnv) {
  const names = ['--type', user_type, '--email', email, '--first', first_name, '--last', last_name]
  const child = spawn(process.execPath, [join(root, 'shells/api/src/add-account.ts'), ...names], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, ...env, CALLBOARD_LOG: 'error' },
  })
  child.stdin.end(DEMO_PASSWORD)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The account ${email} could not be made.`)
}

/**
 * The demo accounts, in an install that is not seeded: the administrator is made as the first one always is, and makes
 * the others.
 * @param env settings of the install
 */
export async function addDemoAccounts(origin: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [first, ...others] = DEMO_ACCOUNTS
  if (first?.user_type !== 'super_admin') throw new Error('The first demo account is no administrator.')
  await addAccount(first, env)
  const { token } = await new ApiClient(origin).call(login, { email: first.email, password: DEMO_PASSWORD })
  const admin = new ApiClient(origin, token)
  await Promise.all(others.map((account) => admin.call(createUser, { ...account, password: DEMO_PASSWORD })))
}
