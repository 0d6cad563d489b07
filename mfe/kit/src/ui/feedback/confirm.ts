import { useSyncExternalStore } from 'react'
import { store } from '../store.ts'

export interface ConfirmWords {
  readonly title: string
  /** Explains the consequences. */
  readonly text?: string
  /** The verb on the button. */
  readonly action: string
  readonly cancel?: string
  /** Cannot be undone. */
  readonly danger?: boolean
}

interface Question extends ConfirmWords {
  readonly answer: (yes: boolean) => void
}

const question = store<Question | undefined>(undefined)

/** Asks before something that cannot be taken back. Resolves to whether the person said yes. */
export function confirm(words: ConfirmWords): Promise<boolean> {
  question.get()?.answer(false)
  return new Promise((resolve) => {
    question.set({
      ...words,
      answer: (yes) => {
        question.set(undefined)
        resolve(yes)
      },
    })
  })
}

export const useQuestion = () => useSyncExternalStore(question.subscribe, question.get)
