// Reads the whole audit log: `node shells/api/src/verify-audit.ts [--last 1204:4be1…]`. It ends with 1 when a row was
// changed, removed, put in another order or cut off. `--last` is the end that an earlier run has printed: with it a log
// that was put back to an earlier state is found, too. With the settings of the API it reads its install.
import { parseArgs } from 'node:util'
import { checkout, openInstall, readSettings } from '@callboard/assembly'

const { values } = parseArgs({ options: { last: { type: 'string' } } })
const noted = /^(\d+):([0-9a-f]{64})$/.exec(values.last ?? '')
if (values.last !== undefined && !noted) {
  console.error('Say --last with the number and the digest that an earlier run has printed: 1204:4be1…')
  process.exit(2)
}
try {
  const kind = process.env.DATABASE_URL ? 'api' : 'studio'
  const install = await openInstall(readSettings(process.env, kind, checkout))
  const { last, digest, faults } = await install.verifyAudit(
    noted ? { last: Number(noted[1]), digest: noted[2]! } : undefined,
  )
  await install.close()
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.info(`The audit log is whole. Its end: ${last}:${digest}`)
  process.exit(faults.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(2)
}
