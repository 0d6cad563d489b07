import { useEffect, useRef, useSyncExternalStore } from 'react'
import { store } from '../../ui/store.ts'

/** A question to sign in, put by a screen and asked by the shell, which holds the way in. */
export interface SignInQuestion {
  readonly title: string
  /** A new account can only be talent. */
  readonly talentOnly?: boolean
  /** Says where the person is about to go: studio and session name. */
  readonly banner?: string
  readonly close: () => void
}

const question = store<SignInQuestion | undefined>(undefined)

/** For the shell: the present request to sign in. */
export const useSignInQuestion = (): SignInQuestion | undefined =>
  useSyncExternalStore(question.subscribe, question.get)

/** Asks for a sign-in while it is rendered; the screen behind stays and continues after the sign-in. */
export function SignInDialog(props: {
  readonly title: string
  readonly talentOnly?: boolean
  readonly banner?: string
  readonly onClose: () => void
}) {
  const { title, talentOnly, banner, onClose } = props
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    question.set({ title, talentOnly, banner, close: () => latest.current() })
    return () => question.set(undefined)
  }, [title, talentOnly, banner])
  return null
}
