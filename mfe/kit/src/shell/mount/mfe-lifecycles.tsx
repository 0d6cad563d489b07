import * as React from 'react'
import { type ComponentType, lazy, StrictMode, Suspense, useState } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router'
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react'
import { NotFound } from '../../ui/page/not-found.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { KitProviders } from '../../ui/theme/kit-providers.tsx'
import type { AppRoute } from '../routes/route.ts'
import { CrashGuard } from './crash-guard.tsx'
import { placeId } from './place-id.ts'

function placeOf(name: string): HTMLElement {
  const place = document.getElementById(placeId(name))
  if (!place) throw new Error(`The page has no place for ${name}.`)
  return place
}

type LoadScreen = () => Promise<{ readonly default: ComponentType }>

interface Screen {
  /** Undefined until it is here. */
  readonly loaded: () => ComponentType | undefined
  readonly load: LoadScreen
  /** Stands for it until then. */
  readonly Coming: ComponentType
}

function screenOf(bring: LoadScreen): Screen {
  let loaded: ComponentType | undefined
  const load = async () => {
    const screen = await bring()
    loaded = screen.default
    return screen
  }
  return { loaded: () => loaded, load, Coming: lazy(load) }
}

/**
 * A screen that is here is drawn at once, without a fallback: once React has drawn a fallback, it holds what comes in its
 * place back for 300 ms.
 */
function Drawn({ loaded, Coming }: Screen) {
  const [Chosen] = useState(() => loaded() ?? Coming)
  return <Chosen />
}

export interface MfeLifecycles extends ReactAppOrParcel<object> {
  /** Resolves when the screen of the present address is here, or does not come. Awaited before the first mount. */
  readonly ready: () => Promise<void>
}

/**
 * Lifecycles of a micro-frontend for the shell: its screens under the kit's theme, query cache and router.
 * A screen that crashes shows the failed state with Retry in its place.
 * @param screens loads the screen of the route of each name, when it is first shown
 */
export function mfeLifecycles<const R extends readonly AppRoute[]>(
  name: string,
  routes: R,
  screens: Readonly<Record<R[number]['name'], LoadScreen>>,
): MfeLifecycles {
  const byName: Readonly<Record<string, LoadScreen>> = screens
  const places = routes.flatMap((route) => {
    const bring = byName[route.name]
    if (!bring) return []
    const screen = screenOf(bring)
    return route.paths.map((path) => ({ path, name: route.name, screen }))
  })
  const page = (
    <StrictMode>
      <KitProviders>
        <CrashGuard name={name}>
          <BrowserRouter>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {places.map(({ path, name, screen }) => (
                  <Route key={path} path={path} element={<Drawn key={name} {...screen} />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </CrashGuard>
      </KitProviders>
    </StrictMode>
  )
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: () => page,
    suppressComponentDidCatchWarning: true,
    domElementGetter: () => placeOf(name),
  })
  const ready = async () => {
    const here = places.find(({ path }) => matchPath(path, location.pathname))
    // A screen that does not load is asked for again when it is drawn, and says so there.
    await here?.screen.load().catch(() => {})
  }
  return { ...lifecycles, ready }
}
