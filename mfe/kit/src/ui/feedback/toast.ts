import { sayError } from '../text/describe-error.ts'
import type { ToastExtras } from './toaster.tsx'

/** Seconds; the server's word replaces them. */
let allowed = 10

/** Seconds for which the server lets staff undo a step. */
export const undoSeconds = (): number => allowed

export function allowUndo(seconds: number): void {
  allowed = seconds
}

const look = () => import('./toaster.tsx')

/** Short words at the edge of the page about something that has happened. */
export const toast = {
  ok(text: string, extras: ToastExtras = {}): void {
    void look().then(({ show }) => show({ kind: 'ok', text, ...extras }))
  },
  /** @param fault words, or the fault itself */
  failed(fault: unknown): void {
    const text = typeof fault === 'string' ? fault : sayError(fault)
    // The same fault again takes the place of its words.
    void look().then(({ show }) => show({ kind: 'failed', text, id: `failed:${text}` }))
  },
  /** Something done that can be taken back for as long as the words stand there: `undoSeconds`. */
  undo(text: string, undo: () => void): void {
    const action = { label: 'Undo', run: undo }
    void look().then(({ show }) => show({ kind: 'ok', text, stays: undoSeconds() * 1000, action }))
  },
  /** Takes away the one shown with that id. */
  hide(id: string): void {
    void look().then(({ hide }) => hide(id))
  },
}
