// Makes the data folder of an embedded install from a backup: `node ops/restore.ts backups/backup-… --data .callboard`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownVersion } from './backup/own-version.ts'
import { progressOn } from './backup/progress.ts'
import { Refusal } from './backup/refusal.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './backup/run-command.ts'
import { root } from './lib/root.ts'

await runCommand('The restore', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string', default: process.env.CALLBOARD_DATA || join(root, '.callboard') },
      replace: { type: 'boolean', default: false },
    },
  })
  const [from, ...others] = positionals
  if (from === undefined || others.length > 0)
    throw new Refusal('Say which backup: node ops/restore.ts backups/backup-2026-11-21T031900Z')
  const { manifest, movedTo } = await restoreBackup({
    ...values,
    from,
    now: new Date(),
    version: await ownVersion(),
    progress: (step) => progressOn(process.stdout, step),
  })
  if (movedTo !== null) console.log(`What was there is in ${movedTo}`)
  console.log(`Restored ${values.data} as it was at ${manifest.made}. Start Callboard as before.`)
})
