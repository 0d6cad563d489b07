import { describeError } from '../text/describe-error.ts'

const look = () => import('./toaster.tsx')

/** Short words at the edge of the page about something that has happened. */
export const toast = {
  ok(text: string): void {
    void look().then(({ show }) => show({ kind: 'ok', text }))
  },
  /** @param fault words, or the fault itself */
  failed(fault: unknown): void {
    const text = typeof fault === 'string' ? fault : Object.values(describeError(fault)).slice(0, 2).join(' ')
    void look().then(({ show }) => show({ kind: 'failed', text }))
  },
  /** Something done that can be taken back for as long as the words stand there. */
  undo(text: string, undo: () => void): void {
    void look().then(({ show }) => show({ kind: 'undo', text, undo }))
  },
}
