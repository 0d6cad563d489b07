import { ARCHIVE_HOURS, type ArchiveLife } from '../contract/archive-rules.ts'
import { freeName, safeFileName } from '../contract/file-name-rules.ts'

/** Videos zipped for a user. */
export interface Archive extends ArchiveLife {
  readonly id: string
  readonly sessionId: string
  readonly requestedBy: string
  readonly email: string
  /** Base name of the file, safe. */
  readonly fileName: string
  /** Same person and same selection. */
  readonly selection: string
  readonly videoIds: readonly string[]
  readonly fileCount: number
  /** Videos that could not be read; named in its list. */
  readonly leftOutCount: number
}

/** A second wish for the same within this time is the first one. */
export const SAME_WISH_MS = 10 * 60_000

export const archiveKey = (archiveId: string) => `archives/${archiveId}.zip`
/** Where an archive that is being built lies in parts. */
export const archiveWorkKeys = (archiveId: string) => `archives/${archiveId}/`
/** Tries that overlap do not write into each other's parts. */
export const archivePartKey = ({ id, attempts }: Pick<Archive, 'id' | 'attempts'>, part: number) =>
  `${archiveWorkKeys(id)}try-${attempts}-part-${part}`
/** How far its parts go. */
export const archiveWorkKey = (archiveId: string) => `${archiveWorkKeys(archiveId)}progress.json`
/** Texts that were written for it alone. */
export const archiveTextKey = (archiveId: string, text: number) => `${archiveWorkKeys(archiveId)}text-${text}`
const MIB = 1024 ** 2
const FEWEST_PART_BYTES = 16 * MIB
const MOST_PARTS = 5_000
/** What a killed worker loses at most. Stores join at most 10,000 parts, of which each but the last has 5 MiB or more. */
export const archivePartBytes = (bytes: number) => Math.max(FEWEST_PART_BYTES, Math.ceil(bytes / MOST_PARTS))
/** Archives requested after this instant may still be awaited or downloaded. */
export const archivesSince = (now: Date) => new Date(now.getTime() - ARCHIVE_HOURS * 3_600_000)

/** The newest archive of each selection; an older one of the same selection is replaced by it. */
export function newestWishes(newestFirst: readonly Archive[]): Archive[] {
  const seen = new Set<string>()
  return newestFirst.filter(({ selection }) => !seen.has(selection) && seen.add(selection))
}

export interface EntryFacts {
  readonly groupOrder: number
  readonly talentNames: readonly string[]
  readonly takeNumber: number
}

/** `03 Ann Lee, Bo Roe - take 2.mp4`; a name that is taken, ignoring case, gets ` (2)`. Same order as the facts. */
export function entryNames(entries: readonly EntryFacts[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return entries.map(({ groupOrder, talentNames, takeNumber }) => {
    const talent = safeFileName(talentNames.join(', '), 'Unknown')
    const base = `${String(groupOrder).padStart(2, '0')} ${talent} - take ${takeNumber}`
    const name = freeName(base, '.mp4', used)
    used.add(name.toLowerCase())
    return name
  })
}

export interface LeftOut {
  readonly name: string
  readonly reason: string
}

/** The text of `contents.txt`. */
export function contentsText(title: string, files: readonly string[], leftOut: readonly LeftOut[]): string {
  const lines = [title, '', `Files: ${files.length}`, ...files]
  if (leftOut.length > 0) {
    lines.push('', `Left out: ${leftOut.length}`, ...leftOut.map(({ name, reason }) => `${name}: ${reason}`))
  }
  return `${lines.join('\r\n')}\r\n`
}
