import * as React from 'react'
import { type ComponentType, StrictMode, Suspense } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { PageSkeleton } from '../layout/skeletons.tsx'
import { CrashGuard } from './crash-guard.tsx'
import { KitProviders } from './kit-providers.tsx'

/** The element of the page in which the micro-frontend of that name is shown; the shell renders it. */
export const placeId = (name: string) => `callboard-place-${name}`

function placeOf(name: string): HTMLElement {
  const place = document.getElementById(placeId(name))
  if (!place) throw new Error(`The page has no place for ${name}.`)
  return place
}

/**
 * What a micro-frontend exposes to the shell: its screens under the kit's theme, query cache and router.
 * A screen that crashes shows the failed state with Retry in its place.
 */
export function mfeLifecycles(name: string, App: ComponentType): ReactAppOrParcel<object> {
  const Root = () => (
    <StrictMode>
      <KitProviders>
        <CrashGuard name={name}>
          <BrowserRouter>
            <Suspense fallback={<PageSkeleton />}>
              <App />
            </Suspense>
          </BrowserRouter>
        </CrashGuard>
      </KitProviders>
    </StrictMode>
  )
  return singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Root,
    suppressComponentDidCatchWarning: true,
    domElementGetter: () => placeOf(name),
  })
}
