import type { MfeLifecycles } from '@callboard/kit/mount'
import { ApiError, currentSession, viewerOf } from '@callboard/kit/session'
import { decide, routeTable } from '@callboard/kit/shell'
import { store } from '@callboard/kit/ui'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { useSyncExternalStore } from 'react'
import {
  addErrorHandler,
  type LifeCycles,
  registerApplication,
  triggerAppChange,
  unloadApplication,
} from 'single-spa'
import { ownRoutes } from '../routes.ts'
import {
  MANIFEST_ADDRESS,
  type ManifestEntry,
  type MfeManifest,
  parseManifest,
  routesOf,
} from './manifest-format.ts'
import { MOUNT_LIMITS } from './mount-limits.ts'

/** State of a micro-frontend in this page. */
export type MfeState = 'waiting' | 'shown' | { readonly failed: unknown }

interface Loading {
  readonly manifest: 'loading' | 'ready' | { readonly failed: unknown }
  readonly parts: Readonly<Record<string, MfeState>>
}

const loading = store<Loading>({ manifest: 'loading', parts: {} })
/** The manifest as last read; a part is loaded from the manifest of that moment. */
let deployed: MfeManifest = {}
const registered = new Set<string>()

/**
 * Stands in for a part that did not load. Only once it is in the page does single-spa take it out again for a Retry,
 * so only then is the failure shown.
 */
const absent = (name: string): LifeCycles<object> => ({
  bootstrap: async () => {},
  mount: async () => mark(name, { failed: unreachable() }),
  unmount: async () => {},
})

const mark = (name: string, part: MfeState) =>
  loading.change((now) => ({ ...now, parts: { ...now.parts, [name]: part } }))

const unreachable = () =>
  new ApiError({
    status: 0,
    code: 'offline',
    message: 'Its files did not arrive.',
  })

/** True when the address belongs to that micro-frontend for the present session. */
function isActive(name: string, path: string): boolean {
  const decision = decide(routeTable.get().routes, path, viewerOf(currentSession()))
  return decision.kind === 'show' && decision.route.place === name
}

type Part = LifeCycles<object> & Pick<MfeLifecycles, 'ready'>

/** @param attempt 0 for the first; later ones get an address of their own, so that no broken copy is used again */
async function loadPart(
  name: string,
  { entry }: ManifestEntry,
  attempt: number,
): Promise<LifeCycles<object>> {
  const container = new URL(entry, location.origin)
  if (attempt > 0) container.searchParams.set('attempt', String(attempt))
  registerRemotes([{ name: `callboard_${name}`, entry: container.href }], { force: attempt > 0 })
  const part = await loadRemote<Part>(`callboard_${name}/lifecycles`)
  if (!part) throw unreachable()
  await part.ready()
  return part
}

function register(name: string): void {
  registered.add(name)
  let attempt = 0
  registerApplication<object>({
    name,
    app: async () => {
      try {
        const entry = deployed[name]
        if (!entry) throw unreachable()
        const part = await loadPart(name, entry, attempt++)
        return {
          ...part,
          timeouts: MOUNT_LIMITS,
          mount: [part.mount, async () => mark(name, 'shown')].flat(),
        }
      } catch {
        // single-spa would try again at every change of the page; here a person decides when.
        return absent(name)
      }
    },
    activeWhen: ({ pathname }) => isActive(name, pathname),
  })
}

// A part that breaks while it enters or leaves the page.
addErrorHandler((fault) => {
  mark(fault.appOrParcelName, { failed: unreachable() })
})

/** @throws when the list cannot be read */
async function readDeployed(): Promise<void> {
  // The server lets nothing keep it unasked; the page has asked for it ahead of this.
  const response = await fetch(MANIFEST_ADDRESS)
  if (!response.ok) throw unreachable()
  deployed = parseManifest(await response.json())
  routeTable.set({ routes: [...ownRoutes, ...routesOf(deployed)], whole: true })
}

/** The places must be in the page before single-spa looks for them. */
export function registerDeployed(): void {
  for (const name of Object.keys(deployed)) if (!registered.has(name)) register(name)
}

/** Learns which micro-frontends are deployed, where, and which pages they draw. */
export async function loadManifest(): Promise<void> {
  loading.change((now) => ({ ...now, manifest: 'loading' }))
  try {
    await readDeployed()
    loading.change((now) => ({ ...now, manifest: 'ready' }))
  } catch {
    loading.change((now) => ({ ...now, manifest: { failed: unreachable() } }))
  }
}

/** Loads a failed micro-frontend again, from where it is deployed now: it may have been mended meanwhile. */
export async function retry(name: string): Promise<void> {
  mark(name, 'waiting')
  try {
    await readDeployed()
  } catch {
    return mark(name, { failed: unreachable() })
  }
  await unloadApplication(name, { waitForUnmount: false })
  await triggerAppChange()
}

export interface Deployed {
  readonly state: Loading['manifest']
  /** Names of the micro-frontends, always in the same order. */
  readonly names: readonly string[]
}

/** The deployed micro-frontends, for the shell's frame. */
export function useDeployed(): Deployed {
  const { manifest } = useSyncExternalStore(loading.subscribe, loading.get)
  return { state: manifest, names: Object.keys(deployed) }
}

/** The state of the place of a micro-frontend. */
export const useMfe = (name: string): MfeState =>
  useSyncExternalStore(loading.subscribe, loading.get).parts[name] ?? 'waiting'
