// Takes the second factor off an account: `node shells/api/src/reset-second-factor.ts --email ada@example.com`. With the
// settings of the API it works on its install, without on the embedded one.
import { parseArgs } from 'node:util'
import { SecondFactorResets } from '@callboard/accounts'
import { checkout, openInstall, readSettings } from '@callboard/assembly'
import { Actor } from '@callboard/core'

const { values } = parseArgs({ options: { email: { type: 'string' } } })
if (!values.email) {
  console.error('Say --email with the address of the account.')
  process.exit(2)
}
try {
  const kind = process.env.DATABASE_URL ? 'api' : 'studio'
  const install = await openInstall(readSettings(process.env, kind, checkout))
  await install.container
    .get(SecondFactorResets)
    .resetByEmail(Actor.system('reset-second-factor'), values.email)
  await install.close()
  console.info(`${values.email} signs in without a second factor now, and is signed out everywhere.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
