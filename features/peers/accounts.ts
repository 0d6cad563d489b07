import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../shells/studio/src/demo/demo-people.ts'
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

/** The demo accounts, in an install that is not seeded, made as an administrator makes the first one. */
export async function addDemoAccounts(env: NodeJS.ProcessEnv): Promise<void> {
  await Promise.all(DEMO_ACCOUNTS.map((account) => addAccount(account, env)))
}
