import { useEffect, useState } from 'react'
import { useDraft } from './use-draft.ts'

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
 * @param name of the form, with the id of what is edited
 * @param from what the form holds at first
 */
export function useTypedDraft<T>(name: string, from: T | (() => T)): TypedDraft<T> {
  const [begun, setBegun] = useState(from)
  const [typed, setTyped] = useState(begun)
  const dirty = JSON.stringify(typed) !== JSON.stringify(begun)
  const { draft, forget } = useDraft<T | null>(name, dirty ? typed : null)
  const [restorable, setRestorable] = useState(draft ?? undefined)
  const [restored, setRestored] = useState(false)
  if (restorable !== undefined) {
    setTyped(restorable)
    setRestorable(undefined)
    setRestored(true)
  }
  useEffect(() => {
    if (!dirty) forget()
  })
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
    forget,
  }
}
