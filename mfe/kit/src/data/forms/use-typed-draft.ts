import { useEffect, useState } from 'react'
import { drafts } from './drafts.ts'

export interface TypedDraft<T> {
  readonly typed: T
  /** What the typing began from. */
  readonly begun: T
  /** What is typed is something else than that. */
  readonly dirty: boolean
  /** It is what was typed before a reload. */
  readonly restored: boolean
  readonly change: (next: (now: T) => T) => void
  /** What the form holds anew, with nothing typed: after a save, or to discard. */
  readonly begin: (from: T) => void
  /** What is known late; it stands where nothing was typed and counts as typed by nobody. */
  readonly fill: (next: (now: T) => T) => void
  /** Nothing comes back after a reload: it is saved, or given up. */
  readonly forget: () => void
}

/**
 * What is typed in a form that survives a reload of the tab.
 * @param name of the form, with the id of what is edited; without it nothing is kept, as of passwords
 * @param from what the form holds at first
 */
export function useTypedDraft<T>(name: string | undefined, from: T | (() => T)): TypedDraft<T> {
  const [begun, setBegun] = useState(from)
  const [kept] = useState(() => (name === undefined ? undefined : drafts.load<T>(name)))
  const [typed, setTyped] = useState(kept ?? begun)
  const [restored, setRestored] = useState(kept !== undefined)
  const now = JSON.stringify(typed)
  const dirty = now !== JSON.stringify(begun)
  useEffect(() => {
    if (name === undefined) return
    if (dirty) drafts.save(name, JSON.parse(now))
    else drafts.forget(name)
  }, [name, dirty, now])
  return {
    typed,
    begun,
    dirty,
    restored: dirty && restored,
    change: setTyped,
    begin: (anew) => {
      setBegun(anew)
      setTyped(anew)
      setRestored(false)
    },
    fill: (next) => {
      setBegun(next)
      setTyped(next)
    },
    forget: () => {
      if (name !== undefined) drafts.forget(name)
    },
  }
}
