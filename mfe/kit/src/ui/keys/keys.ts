import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { store } from '../store.ts'
import { EVERYWHERE } from './everywhere-keys.ts'
import { keyName } from './key-names.ts'
import { keySequence } from './key-sequence.ts'

/** What keys do on a screen, with the part of the map that says which keys those are. */
export interface KeySheet {
  readonly scope: string
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** Meanings that go on while their key is held. */
  readonly held?: ReadonlySet<string>
  readonly runs: Readonly<Record<string, (() => void) | undefined>>
}

export interface Command {
  readonly id: string
  readonly label: string
  readonly group: string
  /** The key that does the same, as `keyWord` says it. */
  readonly key?: string
  /** Where it leads: the palette remembers it among the last that were chosen. */
  readonly to?: string
  readonly run: () => void
}

/** The last drawn first: what lies within another screen is newer, also where both come at once. */
const sheets = store<readonly { readonly place: number; readonly current: KeySheet }[]>([])
let drawn = 0
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

/** What can be undone has the key of that; without it the list of keys still names it. */
const OF_PAGE: KeySheet = {
  scope: 'everywhere',
  keys: EVERYWHERE,
  runs: { palette: openPalette, keys: openKeyList, undo: () => {} },
}

export const onKeys = sheets.subscribe
export const keySheets = sheets.get

/** Every meaning that has something to do, the newest sheet first; the first one of a key has it. */
export const meanings = () =>
  [...sheets.get(), { current: OF_PAGE }].flatMap(({ current: { scope, keys, held, runs } }) =>
    Object.entries(keys).flatMap(([meaning, names]) => {
      const run = runs[meaning]
      return run ? [{ scope, meaning, names, run, goesOn: held?.has(meaning) }] : []
    }),
  )

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

/** Gives keys something to do while the screen is shown; of several the newest has the key. Screens use `useKeys`. */
export function useKeySheet(sheet: KeySheet): void {
  const [own] = useState(() => ({ place: drawn++, current: sheet }))
  // Before the screen shows the change: a key pressed on what it shows acts on that.
  useLayoutEffect(() => {
    own.current = sheet
  })
  useEffect(() => {
    sheets.change((now) => [...now, own].sort((one, other) => other.place - one.place))
    return () => sheets.change((now) => now.filter((other) => other !== own))
  }, [own])
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
const HELD_WITH_OTHERS = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** What a press means now. @param names of the press, those that go first */
function meaningOf(names: readonly string[]) {
  const all = meanings()
  for (const name of names) {
    const meant = all.find((one) => one.names.includes(name))
    if (meant) return meant
  }
  return undefined
}

/** Milliseconds for which the sequence of a place waits for the places, which load after the first picture of a page. */
const PLACES_LOAD_MS = 5_000
const PLACES = new Set<string>(
  [EVERYWHERE.projects, EVERYWHERE.calendar, EVERYWHERE.review, EVERYWHERE.room].flat(),
)

const placesAreHere = () => [...PLACES].some((name) => meaningOf([name]) !== undefined)

/** Goes to the place whose sequence was pressed before the places were there, as soon as they are. */
function earlyPlace() {
  let kept: { readonly name: string; readonly until: number } | undefined
  const stop = sheets.subscribe(() => {
    if (!kept || !placesAreHere()) return
    const { name, until } = kept
    kept = undefined
    if (performance.now() < until) meaningOf([name])?.run()
  })
  return {
    /** @param names of a press @returns true when it is the sequence of a place, and waits */
    keeps(names: readonly string[]): boolean {
      const name = names.find((one) => PLACES.has(one))
      if (name === undefined || placesAreHere()) return false
      kept = { name, until: performance.now() + PLACES_LOAD_MS }
      return true
    },
    drop(): void {
      kept = undefined
    },
    stop,
  }
}

/** Overlays above the screen that handle keys themselves. */
const ABOVE = '[aria-modal="true"], [role="menu"]'

/** Whether a dialog or a menu was open when the key went down that is handled now. */
let covered = false

/** @returns true while a press is meant for the dialog or menu above the page, even where the focus is still below it */
export const pressIsAbove = () => covered

/** Listens to the keyboard for the whole page. @returns a function that stops it */
export function listenToKeys(target: Document): () => void {
  const sequence = keySequence()
  const early = earlyPlace()
  // A dialog hears the key before the page does, and Escape may have taken it away by then.
  const pressed = (event: KeyboardEvent) => {
    early.drop()
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
    if (covered || event.defaultPrevented || event.isComposing || HELD_WITH_OTHERS.has(event.key)) return
    const name = keyName(event)
    const on = event.target instanceof Element ? event.target : undefined
    if (on?.closest(WRITES) && (!name.startsWith('mod+') || OF_TEXTS.has(name))) return
    if (on?.matches(TICKS) && OF_TICKS.test(name)) return
    if (on?.matches(RANGES) && OF_RANGES.test(name)) return
    const names = event.repeat ? [name] : sequence.press(name, event.timeStamp)
    // Its second key alone may mean something on this screen.
    if (early.keeps(names)) return
    const meant = meaningOf(names)
    if (!meant) return
    sequence.end()
    event.preventDefault()
    if (!event.repeat || meant.goesOn) meant.run()
  }
  const page = target.defaultView
  page?.addEventListener('keydown', pressed, true)
  target.addEventListener('keydown', heard)
  return () => {
    page?.removeEventListener('keydown', pressed, true)
    target.removeEventListener('keydown', heard)
    early.stop()
  }
}
