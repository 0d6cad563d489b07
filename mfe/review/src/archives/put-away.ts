import type { ArchiveView } from '@callboard/review/contract'
import { useCallback, useState } from 'react'

const KEY = 'callboard-archives-put-away'
const MOST = 100

/** A notice comes back when there is something new to say. */
const noticeKey = ({ _id, state }: ArchiveView) => `${_id}:${state}`

export const remembered = (away: readonly string[], key: string): readonly string[] =>
  [...away.filter((one) => one !== key), key].slice(-MOST)

function kept(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

export interface PutAway {
  readonly has: (archive: ArchiveView) => boolean
  readonly add: (archive: ArchiveView) => void
  /** Its notice was read: it stays on this page, and does not come with the next one. */
  readonly told: (archive: ArchiveView) => void
}

/** The newest that was not put away. */
export const newestNotice = (archives: readonly ArchiveView[], putAway: PutAway): ArchiveView | undefined =>
  archives.find((archive) => !putAway.has(archive))

function keep(key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered(kept(), key)))
  } catch {
    // A browser that keeps nothing shows it again after a reload.
  }
}

/** Which notices the person has put away or was told, in this browser. */
export function usePutAway(): PutAway {
  const [away, setAway] = useState(kept)
  const add = (archive: ArchiveView) => {
    const key = noticeKey(archive)
    setAway((now) => remembered(now, key))
    keep(key)
  }
  const told = useCallback((archive: ArchiveView) => keep(noticeKey(archive)), [])
  return { has: (archive) => away.includes(noticeKey(archive)), add, told }
}
