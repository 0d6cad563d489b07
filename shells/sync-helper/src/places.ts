import { freeName, type SyncedSession, safeFileName } from '@callboard/review/contract'

/** Takes that were archived or removed, so that nobody loses a file by mistake. */
export const REMOVED = 'Removed'
const ENDING = '.mp4'

export interface KnownFile {
  readonly version: string
  readonly size: number
  /** Below the folder of the session, with `/`: `Group/Take.mp4`. */
  readonly path: string
}

const fold = (path: string) => path.normalize('NFC').toLowerCase()

/** True for the name itself, and with a number where it was taken. */
function fits(name: string, base: string): boolean {
  if (name === base) return true
  return name.startsWith(`${base} (`) && /^\d+\)$/.test(name.slice(base.length + 2))
}

const partsOf = (path: string): [folder: string, name: string] => {
  const [folder = '', name = ''] = path.split('/')
  return [folder, name.slice(0, -ENDING.length)]
}

/**
 * Where each file of a session belongs. Names come from other people: each is made safe, and one that is taken gets a
 * number. A file that stands where it may stand stays there, whatever comes and goes beside it.
 * @param known by the id of the video
 * @param strange paths of files on the disk that are none of the known ones
 * @returns paths by the id of the video; those of videos that are not listed any more lie below `Removed`
 */
export function placesOf(
  listed: SyncedSession,
  known: ReadonlyMap<string, KnownFile>,
  strange: readonly string[] = [],
): Map<string, string> {
  const folders = foldersOf(listed, known)
  const taken = new Set(strange.map(fold))
  const places = new Map<string, string>()
  const take = (id: string, path: string) => {
    taken.add(fold(path))
    places.set(id, path)
  }
  const wanted = listed.videos.flatMap(({ _id, group, name }) => {
    const folder = folders.get(group)
    return folder === undefined ? [] : [{ id: _id, folder, base: safeFileName(name, 'Take') }]
  })
  const open = wanted.filter(({ id, folder, base }) => {
    const path = known.get(id)?.path
    if (path === undefined || taken.has(fold(path))) return true
    const [in_, name] = partsOf(path)
    if (in_ !== folder || !fits(name, base)) return true
    take(id, path)
    return false
  })
  for (const { id, folder, base } of open) take(id, freeName(`${folder}/${base}`, ENDING, taken))
  const gone = [...known].filter(([id]) => !places.has(id))
  const isBelow = ([, { path }]: (typeof gone)[number]) => path.startsWith(`${REMOVED}/`)
  for (const [id, { path }] of gone.filter(isBelow)) take(id, path)
  for (const [id, { path }] of gone.filter((one) => !isBelow(one)))
    take(id, freeName(`${REMOVED}/${path.slice(0, -ENDING.length)}`, ENDING, taken))
  return places
}

function foldersOf(listed: SyncedSession, known: ReadonlyMap<string, KnownFile>): Map<string, string> {
  const taken = new Set([fold(REMOVED)])
  const folders = new Map<string, string>()
  const take = (id: string, folder: string) => {
    taken.add(fold(folder))
    folders.set(id, folder)
  }
  const standing = Map.groupBy(listed.videos, ({ group }) => group)
  const wanted = listed.groups.map(({ _id, name }) => ({ id: _id, base: safeFileName(name, 'Group') }))
  const open = wanted.filter(({ id, base }) => {
    const now = standing
      .get(id)
      ?.map((video) => partsOf(known.get(video._id)?.path ?? '')[0])
      .find((folder) => fits(folder, base) && !taken.has(fold(folder)))
    if (now === undefined) return true
    take(id, now)
    return false
  })
  for (const { id, base } of open) take(id, freeName(base, '', taken))
  return folders
}

/** The folder of a session among those of others; its end never changes. */
export const sessionFolder = (id: string, name: string): string =>
  `${safeFileName(name, 'Session')} (${safeFileName(id.slice(-8), 'session')})`
