// After a restore: deletes the accounts again that were deleted since the backup was made. With `--list` it prints the
// deleted accounts of the install, one `id time` a line, to be kept apart from the backups; without it reads such lines
// from standard input. With the settings of the API it works on its install, without on the embedded one.
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { ACCOUNTS_STORE, AccountRemoval, type AccountsStore } from '@callboard/accounts'
import { checkout, openInstall, readSettings } from '@callboard/assembly'
import { DomainError } from '@callboard/core'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })

const linesOf = (words: string) => words.split('\n').flatMap((line) => line.trim() || [])

try {
  const kind = process.env.DATABASE_URL ? 'api' : 'studio'
  const install = await openInstall(readSettings(process.env, kind, checkout))
  const store = install.container.get<AccountsStore>(ACCOUNTS_STORE)
  let refused = 0
  if (values.list) {
    const erased = await store.read(({ users }) => users.erased())
    for (const { id, deletedAt } of erased) console.info(`${id} ${deletedAt.toISOString()}`)
  } else {
    if (process.stdin.isTTY) console.error('Give the lines that --list has printed, and end with Ctrl+D:')
    let again = 0
    for (const line of linesOf(await text(process.stdin))) {
      const [id = ''] = line.split(/\s+/)
      try {
        if (!(await store.read(({ users }) => users.find(id)))) continue
        await install.container.get(AccountRemoval).remove(id)
        again += 1
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        refused += 1
        console.error(`${id}: ${error.message}`)
      }
    }
    console.info(
      `${again} accounts are deleted again. What else is held of them goes as soon as Callboard runs.`,
    )
  }
  await install.close()
  process.exit(refused > 0 ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
