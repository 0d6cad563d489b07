import * as React from 'react'
import { type ComponentType, StrictMode, Suspense } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { NotFound } from '../../ui/page/not-found.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import type { AppRoute } from '../routes/route.ts'
import { CrashGuard } from './crash-guard.tsx'
import { KitProviders } from './kit-providers.tsx'
import { placeId } from './place-id.ts'

function placeOf(name: string): HTMLElement {
  const place = document.getElementById(placeId(name))
  if (!place) throw new Error(`The page has no place for ${name}.`)
  return place
}

/**
 * Lifecycles of a micro-frontend for the shell: its screens under the kit's theme, query cache and router.
 * A screen that crashes shows the failed state with Retry in its place.
 * @param screens a screen for the name of each route, loaded when it is first shown
 */
export function mfeLifecycles<const R extends readonly AppRoute[]>(
  name: string,
  routes: R,
  screens: Readonly<Record<R[number]['name'], ComponentType>>,
): ReactAppOrParcel<object> {
  const byName: Readonly<Record<string, ComponentType>> = screens
  const drawn = routes.flatMap((route) => {
    const Screen = byName[route.name]
    return Screen ? route.paths.map((path) => <Route key={path} path={path} element={<Screen />} />) : []
  })
  const page = (
    <StrictMode>
      <KitProviders>
        <CrashGuard name={name}>
          <BrowserRouter>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {drawn}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </CrashGuard>
      </KitProviders>
    </StrictMode>
  )
  return singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: () => page,
    suppressComponentDidCatchWarning: true,
    domElementGetter: () => placeOf(name),
  })
}
