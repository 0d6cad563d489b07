import { access, mkdir, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { HelperFault } from './faults.ts'
import type { KnownFile } from './places.ts'

/** Of the helper itself: its memory, and files on their way. */
export const OWN_FOLDER = '.callboard'

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Makes the folder that everything lies in. @returns its absolute path */
export async function openRoot(folder: string): Promise<string> {
  const root = resolve(folder)
  await mkdir(join(root, OWN_FOLDER), { recursive: true })
  return await realpath(root)
}

/** @throws HelperFault when the disk is away: an empty folder in its place must not be filled */
export async function mustBeThere(root: string): Promise<void> {
  if (!(await isThere(join(root, OWN_FOLDER))))
    throw new HelperFault('The folder is not there. Is its disk connected?')
}

export interface Move {
  readonly id: string
  /** Below the folder of the session; null for a file that waits in the helper's own folder. */
  readonly from: string | null
  readonly to: string
}

/** The files of one session on the disk. Nothing is written outside the root. */
export class SessionFolder {
  readonly #root: string
  readonly #waiting: string
  #folder: string

  /** @param session its id, checked already. @param folder name of its folder below the root */
  constructor(root: string, session: string, folder: string) {
    this.#root = root
    this.#waiting = join(root, OWN_FOLDER, session)
    this.#folder = join(root, folder)
  }

  get path(): string {
    return this.#folder
  }

  /** The session has another name. An earlier run may have ended in the middle of this. */
  async rename(folder: string): Promise<void> {
    await mustBeThere(this.#root)
    const to = join(this.#root, folder)
    if (to !== this.#folder && (await isThere(this.#folder)) && !(await isThere(to)))
      await rename(this.#folder, to)
    this.#folder = to
  }

  /** Where a file that arrives is kept until it is whole. */
  async part(id: string, version: string): Promise<string> {
    await this.#makeWaiting()
    return join(this.#waiting, `${id}.${version}.part`)
  }

  /** @returns bytes of each file in the folder, by its path. @throws HelperFault when the disk is away */
  async files(): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const facts = await stat(path).catch(() => null)
      if (facts) found.set(relative(this.#folder, path).split(sep).join('/'), facts.size)
    }
    // A disk that has gone meanwhile would look like one without files.
    await mustBeThere(this.#root)
    return found
  }

  /** True when an earlier run ended while it moved this file. */
  isWaiting(id: string): Promise<boolean> {
    return isThere(this.#held(id))
  }

  /** Drops what arrived of files that nobody waits for any more. */
  async clearParts(): Promise<void> {
    const held = await readdir(this.#waiting).catch(() => [])
    for (const name of held) if (name.endsWith('.part')) await rm(join(this.#waiting, name))
    await rmdir(this.#waiting).catch(() => {})
  }

  /** Moves files among each other's names: all of them step aside first. */
  async move(moves: readonly Move[]): Promise<void> {
    if (moves.length === 0) return
    await this.#makeWaiting()
    for (const { id, from } of moves) if (from !== null) await rename(this.at(from), this.#held(id))
    for (const { id, to } of moves) await this.#place(this.#held(id), to)
    const left = new Set(moves.flatMap(({ from }) => (from === null ? [] : [dirname(this.at(from))])))
    // What is not empty stays.
    for (const folder of left) await rmdir(folder).catch(() => {})
  }

  /** Gives a whole file its name. */
  async settle(part: string, to: string): Promise<void> {
    await this.#place(part, to)
  }

  /** @throws HelperFault for a path that leads out of the folder */
  at(path: string): string {
    const place = resolve(this.#folder, path)
    if (!place.startsWith(this.#folder + sep)) throw new HelperFault('A take has a name that leads nowhere.')
    return place
  }

  #held(id: string): string {
    return join(this.#waiting, `${id}.mp4`)
  }

  /** In the helper's own folder, which is never made here: it is away with its disk. */
  async #makeWaiting(): Promise<void> {
    await mustBeThere(this.#root)
    await mkdir(this.#waiting).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }

  async #place(file: string, to: string): Promise<void> {
    const place = this.at(to)
    const folder = dirname(place)
    await mustBeThere(this.#root)
    await mkdir(folder, { recursive: true })
    // A folder may be a link to another place.
    if (!(await realpath(folder)).startsWith(this.#root + sep))
      throw new HelperFault('A folder leads out of the place for takes.')
    await rename(file, place)
  }
}

/** Known files that are on the disk as they should be. */
export function presentOf(
  known: ReadonlyMap<string, KnownFile>,
  files: ReadonlyMap<string, number>,
): Map<string, KnownFile> {
  const sizes = new Map([...files].map(([path, size]) => [path.normalize('NFC'), size]))
  return new Map([...known].filter(([, { path, size }]) => sizes.get(path) === size))
}
