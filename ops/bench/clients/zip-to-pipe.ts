// Zips the files of its arguments to standard output, as the worker does, and says on standard error how much memory it took.
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { storedZip } from '@callboard/zip-stored'

const READ_BYTES = 1024 * 1024

async function* entries() {
  for (const file of process.argv.slice(2))
    yield { name: basename(file), open: async () => createReadStream(file, { highWaterMark: READ_BYTES }) }
}

for await (const piece of storedZip.zip(entries(), { made: new Date() }))
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
process.stdout.once('finish', () => console.error(String(process.resourceUsage().maxRSS)))
process.stdout.end()
