import { Route, Routes } from '@callboard/kit'
import { lazy } from 'react'

const ReviewPage = lazy(() => import('./review/review-page.tsx'))
const PostingPage = lazy(() => import('./posting/posting-page.tsx'))
const PostingLinkPage = lazy(() => import('./links/posting-link-page.tsx'))

/** Video review and posting pages; each screen is its own chunk, so that a client never loads the staff's tools. */
export function App() {
  return (
    <Routes>
      <Route path="/video/:uri/:sessionId" element={<ReviewPage />} />
      <Route path="/posting-page/:uri/:pageId" element={<PostingPage />} />
      <Route path="/posting-page-via-link/:uri/:linkId/:pageId" element={<PostingPage />} />
      <Route path="/posting-link-page/:uri/:linkId" element={<PostingLinkPage />} />
    </Routes>
  )
}
