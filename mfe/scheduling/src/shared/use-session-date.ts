import { type Loadable, leadsNowhere } from '@callboard/kit/data'
import type { PublicSession } from '@callboard/projects/contract'
import { useEffect, useState } from 'react'
import { reloadPublicSession } from '../data/sessions.ts'

/**
 * The date of an address, which may be removed while its page is open: the session is asked for again once the answers
 * about its date lead nowhere, since the known one is from before.
 * @param answers about the date
 * @returns the date, undefined where the session has it no more; `isUnsure` while the session is asked for again
 */
export function useSessionDate(
  session: Loadable<PublicSession>,
  day: string,
  answers: Loadable<unknown>,
): { readonly date: PublicSession['dates'][number] | undefined; readonly isUnsure: boolean } {
  const known = session.kind === 'ready' ? session.data : undefined
  const date = known?.dates.find(({ _id }) => _id === day)
  const isGone = date !== undefined && answers.kind === 'failed' && leadsNowhere(answers.error)
  const [asked, setAsked] = useState<string>()
  const id = known?._id
  useEffect(() => {
    if (isGone && id !== undefined) void reloadPublicSession(id).then(() => setAsked(day))
  }, [id, day, isGone])
  return { date, isUnsure: isGone && asked !== day }
}
