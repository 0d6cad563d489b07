import { Route, Routes } from '@callboard/kit'
import { lazy } from 'react'

const OnboardPage = lazy(async () => ({ default: (await import('./onboard/onboard-page.tsx')).OnboardPage }))
const MessagePage = lazy(async () => ({ default: (await import('./message/message-page.tsx')).MessagePage }))
const LivePage = lazy(async () => ({ default: (await import('./live/live-page.tsx')).LivePage }))
const ClientHome = lazy(async () => ({ default: (await import('./home/client-home.tsx')).ClientHome }))

/** Check-in, the talent's status page, the live room, and where clients start. */
export function App() {
  return (
    <Routes>
      <Route path="/onboard/:uri/:sessionId" element={<OnboardPage />} />
      <Route path="/message/:recordId" element={<MessagePage />} />
      <Route path="/studio/:uri/:sessionId" element={<LivePage />} />
      <Route path="/" element={<ClientHome />} />
    </Routes>
  )
}
