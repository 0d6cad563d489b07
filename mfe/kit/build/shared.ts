import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

interface PackageFile {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

const kit = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as PackageFile

/** Of the API that screens are written against; `kit-api.ts` compares it with the exports of the kit. */
export const kitVersion = kit.version

/** A shell with a newer kit of the same major version still has everything that a build was made for. */
const accepted = `^${kit.version}`

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as PackageFile).version

/** Libraries with a single copy in the page: two Reacts break hooks, two kits have two sessions and two themes. */
const LIBRARY_ENTRIES: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'single-spa': 'single-spa',
}

/** Icons and small rules without React are picked one by one, so each bundle carries its own few; the others are for Node. */
const NOT_SHARED = new Set([
  './icons',
  './day',
  './kept',
  './bot-check',
  './bot-check-box',
  './passkeys',
  './onboard-address',
  './opened-links',
  './pictures',
  './routes',
  // It takes the controls of the kit by their shared names.
  './sizes',
  './typed-sizes',
  './build',
  './first-files',
])

/** Parts of the kit that every page needs at once. */
const FIRST = new Set(['./ui', './session', './shell'])

/** The parts of the kit that load only with the screen that asks for them. */
export const kitParts = Object.entries(kit.exports)
  .filter(([entry]) => !NOT_SHARED.has(entry))
  .map(([entry, file]) => ({
    name: `@callboard/kit/${entry.slice(2)}`,
    file: fileURLToPath(new URL(`../${file.slice(2)}`, import.meta.url)),
    first: FIRST.has(entry),
  }))

interface Shared {
  readonly singleton: true
  readonly strictVersion?: true
  readonly requiredVersion: string | false
  readonly version?: string
  readonly import?: string | false
  readonly eager?: boolean
}

/** Shared modules that a micro-frontend takes from its page; its build contains no copy of them. */
export function consumed(): Record<string, Shared> {
  const shared: Record<string, Shared> = {}
  for (const [entry, name] of Object.entries(LIBRARY_ENTRIES))
    shared[entry] = { singleton: true, strictVersion: true, requiredVersion: versionOf(name), import: false }
  for (const { name } of kitParts)
    shared[name] = { singleton: true, strictVersion: true, requiredVersion: accepted, import: false }
  return shared
}

/** Shared modules of the shell: React and the kit load at once, the kit's larger parts on first use. */
export function provided(): Record<string, Shared> {
  const shared: Record<string, Shared> = {}
  for (const [entry, name] of Object.entries(LIBRARY_ENTRIES)) {
    const version = versionOf(name)
    shared[entry] = { singleton: true, strictVersion: true, requiredVersion: version, version, eager: true }
  }
  for (const { name, file, first } of kitParts)
    shared[name] = {
      singleton: true,
      // Whoever takes a part asks for its version; the shell takes its own.
      requiredVersion: false,
      version: kit.version,
      // By file, so that a part is provided even where the shell itself never imports it.
      import: first ? undefined : file,
      eager: first,
    }
  return shared
}
