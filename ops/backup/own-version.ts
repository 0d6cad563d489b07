import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** Version of the Callboard in this checkout. */
export async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
