import { open, readFile, rename } from 'node:fs/promises'

/** @returns null when there is none, or none that can be read */
export async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch {
    return null
  }
}

/** Whole or not at all, also when the power goes; only this user of the computer can read it. */
export async function writeJson(path: string, value: object): Promise<void> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(value))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
