import { EmptyState, Route, Routes } from '@callboard/kit'

/** Check-in, lobby and live room. */
export function App() {
  return (
    <Routes>
      <Route
        path="/studio/:uri/:sessionId"
        element={<EmptyState title="Lobby">Talent who checked in to this session appear here.</EmptyState>}
      />
    </Routes>
  )
}
