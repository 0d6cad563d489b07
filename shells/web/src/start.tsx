import { BrowserRouter, KitProviders, onSession, refreshSession } from '@callboard/kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { triggerAppChange } from 'single-spa'
import { Frame } from './frame/frame.tsx'
import { loadManifest } from './mfe/mfe-loader.ts'

void refreshSession()
void loadManifest()
// Who may see a place changes with who is signed in, not only with the address.
onSession(() => void triggerAppChange())

const root = document.getElementById('callboard')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <KitProviders>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </KitProviders>
  </StrictMode>,
)
