// Backs up an embedded install, which may be running: `node ops/backup.ts --data .callboard --to backups`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make-backup.ts'
import { ownVersion } from './backup/own-version.ts'
import { progressOn } from './backup/progress.ts'
import { runCommand } from './backup/run-command.ts'
import { root } from './lib/root.ts'

await runCommand('The backup', async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env.CALLBOARD_DATA || join(root, '.callboard') },
      to: { type: 'string', default: join(root, 'backups') },
    },
  })
  const { folder, manifest } = await makeBackup({
    ...values,
    now: new Date(),
    version: await ownVersion(),
    progress: (step) => progressOn(process.stdout, step),
  })
  for (const path of manifest.vanished) console.warn(`Removed while the backup ran, so not in it: ${path}`)
  console.log(`Backed up ${manifest.files.length} files to ${folder}`)
  console.log('It holds the secret and the people of this install: keep it where only you can read it.')
})
