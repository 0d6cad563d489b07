import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret of this install, made at its first start and readable by its owner only.
 * The secret is enough to make addresses and tickets, so that it must not be copied anywhere except into the backup.
 * @returns 64 hex digits
 */
export async function installSecret(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'secret')
  try {
    const made = await open(file, 'wx', 0o600)
    const secret = randomBytes(32).toString('hex')
    await made.writeFile(secret)
    await made.sync()
    await made.close()
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  }
}
