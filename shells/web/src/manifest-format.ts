/** One micro-frontend as the server tells the browser about it. */
export interface ManifestEntry {
  /** Address of the federation manifest of the build that is live: `/mfe/lobby/mf-manifest.json`. */
  readonly entry: string
  /** Changes with every build; becomes part of the entry's address, so that a new build is never hidden by a cache. */
  readonly version: string
  /** First segments of the paths it serves, for people and for monitoring; the browser decides by the route table. */
  readonly routes: readonly string[]
}

/** `GET /mfe-manifest.json`: name → micro-frontend. Assembled by the server from what is deployed; never cached. */
export type MfeManifest = Readonly<Record<string, ManifestEntry>>

export const MANIFEST_ADDRESS = '/mfe-manifest.json'

const isEntry = (value: unknown): value is ManifestEntry => {
  if (typeof value !== 'object' || value === null) return false
  const { entry, version, routes } = value as Partial<Record<keyof ManifestEntry, unknown>>
  return typeof entry === 'string' && typeof version === 'string' && Array.isArray(routes)
}

/**
 * @throws Error when the value is not a manifest at all; a single broken entry is left out, so that one bad
 * deployment does not take the others down
 */
export function parseManifest(value: unknown): MfeManifest {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The list of page parts is not readable.')
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => isEntry(entry)))
}
