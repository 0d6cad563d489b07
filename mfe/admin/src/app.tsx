import { Route, Routes } from '@callboard/kit'
import { lazy } from 'react'

const ConsolePage = lazy(() => import('./console-page.tsx'))

/** The admin console. */
export function App() {
  return (
    <Routes>
      <Route path="/callboard-admin" element={<ConsolePage />} />
    </Routes>
  )
}
