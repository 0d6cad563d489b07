import { useCallback } from 'react'
import { useLocation } from '../router.ts'
import { routeAt } from '../routes/guard.ts'
import { returnAddress } from '../routes/return-address.ts'
import { goToGoogle } from './google-errand.ts'

/** Leads to Google, and in the end back to the page where the way in was shown. */
export function useGoogle(talentOnly: boolean): () => void {
  const { pathname, search } = useLocation()
  return useCallback(() => {
    // The sign-in page itself is no place to come back to: what was saved before stays.
    if (routeAt(pathname)?.name !== 'auth') returnAddress.save(pathname + search)
    void goToGoogle(talentOnly ? 'talent' : undefined)
  }, [pathname, search, talentOnly])
}
