import { lazy, Suspense } from 'react'

const AuthLinks = lazy(() => import('./auth-links.tsx'))

/** Help in the header, which comes once the page stands. */
export const HelpLinks = () => (
  <Suspense>
    <AuthLinks />
  </Suspense>
)
