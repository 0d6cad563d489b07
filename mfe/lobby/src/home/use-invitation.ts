import { useAction } from '@callboard/kit/data'
import { useSearchState } from '@callboard/kit/ui'
import { useEffect } from 'react'
import { acceptInvitationAction } from '../data/invitation.ts'

const NONE = { invite: '' }

/** Joins by the link of an invitation, which leads here with a sealed word. @returns why that failed */
export function useInvitation(): { readonly busy: boolean; readonly error: unknown } {
  const [{ invite }, change] = useSearchState(NONE)
  const { run, busy, error } = useAction(acceptInvitationAction, {
    onDone: () => change(NONE, { replace: true }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each invitation; `run` is new with each draw
  useEffect(() => {
    if (invite) void run({ invite })
  }, [invite])
  return { busy, error }
}
