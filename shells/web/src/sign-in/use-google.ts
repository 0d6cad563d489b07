import { returnAddress, routeAt, routeTable } from '@callboard/kit/shell'
import { useLocation } from '@callboard/kit/ui'
import { useCallback } from 'react'
import { goToGoogle } from './google-attempt.ts'

/** Leads to Google, and in the end back to the page where the way in was shown. */
export function useGoogle(talentOnly: boolean): () => void {
  const { pathname, search } = useLocation()
  return useCallback(() => {
    // The sign-in page itself is no address to return to: the earlier saved address stays.
    if (!routeAt(routeTable.get().routes, pathname)?.noReturn) returnAddress.save(pathname + search)
    void goToGoogle(talentOnly ? 'talent' : undefined)
  }, [pathname, search, talentOnly])
}
