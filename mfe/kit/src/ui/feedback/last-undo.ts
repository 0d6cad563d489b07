import { store } from '../store.ts'

/** What a toast offers to take back. */
interface Undo {
  /** of its toast */
  readonly id: string
  readonly run: () => void
}

/** The newest offer, for the keys that take it back; undefined once its toast is gone. */
export const lastUndo = store<Undo | undefined>(undefined)

export const forgetUndo = (id: string): void => {
  if (lastUndo.get()?.id === id) lastUndo.set(undefined)
}
