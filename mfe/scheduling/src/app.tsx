import { NotFound, Route, Routes } from '@callboard/kit'
import { lazy } from 'react'

const ProjectsPage = lazy(() => import('./projects/projects-page.tsx'))
const SessionPage = lazy(() => import('./session/session-page.tsx'))
const SchedulePage = lazy(() => import('./schedule/schedule-page.tsx'))
const BookingPage = lazy(() => import('./booking/booking-page.tsx'))
const ProfilePage = lazy(() => import('./freelancers/profile-page.tsx'))
const FindPage = lazy(() => import('./freelancers/find-page.tsx'))

/** Projects, sessions, schedules, bookings and freelancers. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<ProjectsPage />} />
      <Route path="/session/:uri/edit/:sessionId" element={<SessionPage />} />
      <Route path="/session/:uri/edit/:sessionId/schedule/:dayId" element={<SchedulePage />} />
      <Route path="/schedule/:uri/:sessionId/:dayId/:availabilityId?" element={<BookingPage />} />
      <Route path="/freelancer-profile" element={<ProfilePage />} />
      <Route path="/studios/:uri/sessions/:sessionId/find-freelancer" element={<FindPage />} />
      <Route path="/session/:uri/:sessionId/find-freelancer" element={<FindPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
