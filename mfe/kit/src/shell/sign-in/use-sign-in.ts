import { useCallback } from 'react'
import { useLocation, useNavigate } from '../../ui/router.ts'
import { returnAddress } from '../routes/return-address.ts'

/** Leads to sign-in and from there back to this very address. */
export function useSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(() => {
    returnAddress.save(pathname + search)
    void navigate('/auth')
  }, [navigate, pathname, search])
}
