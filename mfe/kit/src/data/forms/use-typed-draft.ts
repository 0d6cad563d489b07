import { useEffect, useState } from 'react'
import { type DraftPlace, drafts } from './drafts.ts'

export interface TypedDraft<T> {
  readonly typed: T
  /** Values at the start of the typing. */
  readonly begun: T
  /** True when the typed values differ from `begun`. */
  readonly dirty: boolean
  /** True when the values were typed before a reload. */
  readonly restored: boolean
  readonly change: (next: (now: T) => T) => void
  /** Starts anew from the given values: to discard, or after a save. @param typed what is typed then; default: nothing */
  readonly begin: (from: T, typed?: (now: T) => T) => void
  /** Fills in values that are known late where nothing was typed; they do not make the draft dirty. */
  readonly fill: (next: (now: T) => T) => void
  /** Nothing comes back after a reload: it is saved, or given up. */
  readonly forget: () => void
}

/**
 * Typed values of a form, kept over a reload of the tab.
 * @param name of the form, with the id of the edited thing; without it nothing is kept, as of passwords
 * @param place where it is kept
 * @param from the first values of the form
 * @param whole fills up what was kept by a version of the form with fewer fields
 */
export function useTypedDraft<T>(
  name: string | undefined,
  place: DraftPlace,
  from: T | (() => T),
  whole: (kept: T, begun: T) => T,
): TypedDraft<T> {
  const [begun, setBegun] = useState(from)
  const [kept] = useState(() => (name === undefined ? undefined : drafts.load<T>(name, place)))
  const [typed, setTyped] = useState(kept === undefined ? begun : whole(kept, begun))
  const [restored, setRestored] = useState(kept !== undefined)
  const now = JSON.stringify(typed)
  const dirty = now !== JSON.stringify(begun)
  useEffect(() => {
    if (name === undefined) return
    if (dirty) drafts.save(name, JSON.parse(now), place)
    else drafts.forget(name, place)
  }, [name, place, dirty, now])
  return {
    typed,
    begun,
    dirty,
    restored: dirty && restored,
    change: setTyped,
    begin: (anew, typedThen = () => anew) => {
      setBegun(anew)
      setTyped(typedThen)
      setRestored(false)
    },
    fill: (next) => {
      setBegun(next)
      setTyped(next)
    },
    forget: () => {
      if (name !== undefined) drafts.forget(name, place)
    },
  }
}
