import { type AppRoute, isRoute, type PlacedRoute } from '@callboard/kit/routes'

/** A micro-frontend in the server's manifest. */
export interface ManifestEntry {
  /** Address of the federation container of the build that is live: `/mfe/lobby/5d41402abc4b/container.2662.js`. */
  readonly entry: string
  /** Changes with every build. */
  readonly version: string
  /** The pages that the build draws. */
  readonly routes: readonly AppRoute[]
}

/** `GET /mfe-manifest.json`: name → micro-frontend. Assembled by the server from the deployed builds; never cached. */
export type MfeManifest = Readonly<Record<string, ManifestEntry>>

export const MANIFEST_ADDRESS = '/mfe-manifest.json'

function entryFrom(value: unknown): ManifestEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { entry, version, routes } = value as Partial<Record<keyof ManifestEntry, unknown>>
  if (typeof entry !== 'string' || typeof version !== 'string' || !Array.isArray(routes)) return undefined
  return { entry, version, routes: routes.filter(isRoute) }
}

/**
 * @throws Error when the value is not a manifest at all; a single broken entry or route is left out, so that one bad
 * deployment does not take the others down
 */
export function parseManifest(value: unknown): MfeManifest {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The list of page parts is not readable.')
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const entry = entryFrom(each)
      return entry ? [[name, entry]] : []
    }),
  )
}

/** Every route of a manifest with the micro-frontend that draws it. */
export const routesOf = (manifest: MfeManifest): PlacedRoute[] =>
  Object.entries(manifest).flatMap(([place, { routes }]) => routes.map((route) => ({ ...route, place })))
