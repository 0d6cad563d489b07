import { useSignIn } from '@callboard/kit/shell'
import { confirm } from '@callboard/kit/ui'
import { useCallback } from 'react'

/** Asks a visitor who wants to answer to sign in first. */
export function useSignInToAnswer(): () => void {
  const signIn = useSignIn()
  return useCallback(async () => {
    const yes = await confirm({
      title: 'Sign in to answer',
      text: 'So that the casting office knows whose answer it is. You come back to this take.',
      action: 'Sign in',
      cancel: 'Go on watching',
    })
    if (yes) signIn()
  }, [signIn])
}
