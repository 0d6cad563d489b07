import { returnAddress } from '@callboard/kit/shell'
import { Navigate, useLocation } from '@callboard/kit/ui'
import { useLayoutEffect, useState } from 'react'

/** Keeps the address and leads to sign-in. */
export default function SendToSignIn() {
  const { pathname, search } = useLocation()
  const [kept, setKept] = useState(false)
  useLayoutEffect(() => {
    returnAddress.save(pathname + search)
    setKept(true)
  }, [pathname, search])
  return kept ? <Navigate to="/auth" replace /> : null
}
