import { sayError } from '../text/describe-error.ts'
import type { ToastExtras } from './toaster.tsx'

const look = () => import('./toaster.tsx')

/** Short words at the edge of the page about something that has happened. */
export const toast = {
  ok(text: string, extras: ToastExtras = {}): void {
    void look().then(({ show }) => show({ kind: 'ok', text, ...extras }))
  },
  /** @param fault words, or the fault itself */
  failed(fault: unknown): void {
    const text = typeof fault === 'string' ? fault : sayError(fault)
    void look().then(({ show }) => show({ kind: 'failed', text }))
  },
  /** Something done that can be taken back for as long as the words stand there. */
  undo(text: string, undo: () => void): void {
    void look().then(({ show }) => show({ kind: 'undo', text, action: { label: 'Undo', run: undo } }))
  },
  /** Takes away the one shown with that id. */
  hide(id: string): void {
    void look().then(({ hide }) => hide(id))
  },
}
