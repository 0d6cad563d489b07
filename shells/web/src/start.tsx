import { onSession, refreshSession } from '@callboard/kit/session'
import { decide, KitProviders, routeTable } from '@callboard/kit/shell'
import { BrowserRouter } from '@callboard/kit/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { triggerAppChange } from 'single-spa'
import { Frame } from './frame/frame.tsx'
import { loadManifest } from './mfe/mfe-loader.ts'
import { ownRoutes } from './routes.ts'

void refreshSession()
routeTable.set({ routes: ownRoutes, whole: false })
const listed = loadManifest()
// The active micro-frontend depends on the session too, not only on the address.
onSession(() => void triggerAppChange())

const root = document.getElementById('callboard')
if (!root) throw new Error('The page has no root.')
const page = createRoot(root)
const draw = () =>
  page.render(
    <StrictMode>
      <KitProviders>
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      </KitProviders>
    </StrictMode>,
  )

// A page of a micro-frontend has nothing to draw before their list is here.
if (decide(ownRoutes, location.pathname, { kind: 'unknown' }).kind === 'not-found') void listed.then(draw)
else draw()
