// Makes an account: `node shells/api/src/add-account.ts --type super_admin --email ada@example.com --first Ada --last Okafor`.
// The password is read from standard input. With the settings of the API it works on its install, without on the embedded one.
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { CreateUser } from '@callboard/accounts'
import { checkout, openInstall, readSettings } from '@callboard/assembly'
import { Actor, USER_TYPES, type UserType } from '@callboard/core'

const { values } = parseArgs({
  options: {
    type: { type: 'string', default: 'super_admin' },
    email: { type: 'string' },
    first: { type: 'string' },
    last: { type: 'string' },
  },
})
const isUserType = (type: string): type is UserType => (USER_TYPES as readonly string[]).includes(type)

if (!values.email || !values.first || !values.last || !isUserType(values.type)) {
  console.error(
    `Say --email, --first, --last and, for other than a super admin, --type (${USER_TYPES.join(', ')}).`,
  )
  process.exit(2)
}
if (process.stdin.isTTY) console.error('Type the password and end with Ctrl+D:')
const password = (await text(process.stdin)).replace(/\r?\n$/, '')
try {
  const kind = process.env.DATABASE_URL ? 'api' : 'studio'
  const install = await openInstall(readSettings(process.env, kind, checkout))
  await install.container.get(CreateUser).run(Actor.system('add-account'), {
    email: values.email,
    password,
    user_type: values.type,
    first_name: values.first,
    last_name: values.last,
  })
  await install.close()
  console.info(`${values.email} can sign in now.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
