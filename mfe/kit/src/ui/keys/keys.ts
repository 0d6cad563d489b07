import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { store } from '../store.ts'
import { keyName } from './key-names.ts'

/** Key → the words for the list and the function to run, once or for as long as the key is held. */
export type Keys = Readonly<Record<string, readonly [label: string, run: () => void, held?: 'repeats']>>

export interface Command {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly key?: string
  readonly run: () => void
}

const sheets = store<readonly { readonly current: Keys }[]>([])
const commandLists = store<readonly (readonly Command[])[]>([])
const open = store<'palette' | 'keys' | undefined>(undefined)

/** What was typed for the palette before it was there. */
let ahead = ''

export const openPalette = () => {
  ahead = ''
  open.set('palette')
}
export const takeTypedAhead = (): string => {
  const typed = ahead
  ahead = ''
  return typed
}
export const openKeyList = () => open.set('keys')
export const closeKeys = () => open.set(undefined)
export const useOpenKeys = () => useSyncExternalStore(open.subscribe, open.get)

/** The keys of the mounted components, the newest first. */
export const useKeyList = (): readonly (readonly [key: string, label: string])[] => {
  const now = useSyncExternalStore(sheets.subscribe, sheets.get)
  const seen = new Map<string, string>()
  for (const sheet of now) for (const [key, [label]] of Object.entries(sheet.current)) seen.set(key, label)
  return [...seen]
}

/** Places and actions of the mounted components, for the palette. */
export const useCommandList = (): readonly Command[] =>
  useSyncExternalStore(commandLists.subscribe, commandLists.get).flat()

/** Offers places or actions in the palette while the screen is shown. Give it a stable list (`useMemo`). */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    commandLists.change((now) => [...now, commands])
    return () => commandLists.change((now) => now.filter((list) => list !== commands))
  }, [commands])
}

/** Keys of a screen while it is shown; the newest screen wins. They rest while a text is being typed. */
export function useKeys(keys: Keys): void {
  const sheet = useRef(keys)
  // Before the screen shows the change: a key pressed on what it shows acts on that.
  useLayoutEffect(() => {
    sheet.current = keys
  })
  useEffect(() => {
    sheets.change((now) => [...now, sheet])
    return () => sheets.change((now) => now.filter((other) => other !== sheet))
  }, [])
}

const TICKS = 'input[type="checkbox"], input[type="radio"]'
const RANGES = 'input[type="range"]'
const WRITES = `input:not(${TICKS}, ${RANGES}), textarea, select, [contenteditable="true"], [role="textbox"]`
/** Keys that a field takes for what is typed in it. */
const OF_TEXTS = new Set(['mod+z'])
/** Keys that a tick box or a row of choices handles itself. */
const OF_TICKS = /^(space|arrow)/
/** Keys that a slider handles itself. */
const OF_RANGES = /^(arrow|page|home|end)/

const OF_PAGE: Keys = { 'mod+k': ['', openPalette], '?': ['', openKeyList] }

const keyOf = (name: string): Keys[string] | undefined =>
  sheets.get().findLast(({ current }) => current[name])?.current[name] ?? OF_PAGE[name]

/** Overlays above the screen that handle keys themselves. */
const ABOVE = '[aria-modal="true"], [role="menu"]'

/** Listens to the keyboard for the whole page. @returns a function that stops it */
export function listenToKeys(target: Document): () => void {
  let covered = false
  // A dialog hears the key before the page does, and Escape may have taken it away by then.
  const pressed = (event: KeyboardEvent) => {
    covered = target.querySelector(ABOVE) !== null
    if (covered || open.get() !== 'palette') return
    // The palette is asked for and not drawn yet: what is typed is meant for it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') closeKeys()
    else if (event.key === 'Backspace') ahead = ahead.slice(0, -1)
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) ahead += event.key
  }
  const heard = (event: KeyboardEvent) => {
    if (covered || event.defaultPrevented || event.isComposing) return
    const name = keyName(event)
    const on = event.target instanceof Element ? event.target : undefined
    if (on?.closest(WRITES) && (!name.startsWith('mod+') || OF_TEXTS.has(name))) return
    if (on?.matches(TICKS) && OF_TICKS.test(name)) return
    if (on?.matches(RANGES) && OF_RANGES.test(name)) return
    const key = keyOf(name)
    if (!key) return
    event.preventDefault()
    if (!event.repeat || key[2]) key[1]()
  }
  const page = target.defaultView
  page?.addEventListener('keydown', pressed, true)
  target.addEventListener('keydown', heard)
  return () => {
    page?.removeEventListener('keydown', pressed, true)
    target.removeEventListener('keydown', heard)
  }
}
