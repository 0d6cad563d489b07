import { EmptyState, Route, Routes } from '@callboard/kit'

/** The admin console at `/callboard-admin`. */
export function App() {
  return (
    <Routes>
      <Route
        path="/callboard-admin"
        element={<EmptyState title="Admin">Users, notices, services and templates are kept here.</EmptyState>}
      />
    </Routes>
  )
}
