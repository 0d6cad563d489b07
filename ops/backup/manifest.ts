import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseContent } from './database-copy.ts'
import { Refusal } from './refusal.ts'
import { type Fingerprint, writeWhole } from './whole-file.ts'

/** Format of the folder: raised when an older restore could not read it. */
const FORMAT = 1
const MANIFEST = 'manifest.json'
const SEAL = 'manifest.json.sha256'

export interface BackedUpFile extends Fingerprint {
  /** Within the data folder, with `/` between the parts. */
  readonly path: string
}

/** Contents of a backup; `manifest.json` beside the files. */
export interface Manifest extends DatabaseContent {
  readonly product: 'callboard'
  readonly format: number
  /** Of the Callboard that made it. */
  readonly version: string
  /** ISO 8601, UTC. */
  readonly made: string
  readonly files: readonly BackedUpFile[]
  /** Files that were removed while the backup ran: records in its database may still name them. */
  readonly vanished: readonly string[]
}

export const newManifest = (content: Omit<Manifest, 'product' | 'format'>): Manifest => ({
  product: 'callboard',
  format: FORMAT,
  ...content,
})

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Writes it with its seal, so that `sha256sum -c` can check it, too. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeWhole(join(folder, MANIFEST), (write) => write(Buffer.from(text)))
  await writeWhole(join(folder, SEAL), (write) => write(Buffer.from(`${digest(text)}  ${MANIFEST}\n`)))
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}

/** Paths come from an untrusted file, so none may lead out of the folder. */
const isInside = (path: string) => !/(^|\/)\.{0,2}(\/|$)|\\|\0/.test(path)

/**
 * @param ownVersion of this Callboard
 * @throws Refusal when there is no backup, it is damaged, or a newer Callboard made it
 */
export async function readManifest(folder: string, ownVersion: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').catch((error: unknown) => {
      throw new Refusal(`${folder} is no backup of Callboard: it has no ${name}.`, error)
    })
  const text = await read(MANIFEST)
  if ((await read(SEAL)) !== `${digest(text)}  ${MANIFEST}\n`)
    throw new Refusal(`The backup is damaged: ${MANIFEST} is not what was written. Use another backup.`)
  const manifest: Manifest = JSON.parse(text)
  if (manifest.format > FORMAT || isNewer(manifest.version, ownVersion))
    throw new Refusal(
      `Callboard ${manifest.version} made this backup and this is ${ownVersion}. Update Callboard first, then restore.`,
    )
  const leading = manifest.files.find(({ path }) => !isInside(path))
  if (leading) throw new Refusal(`The backup is not safe to use: it names the file ${leading.path}.`)
  return manifest
}
