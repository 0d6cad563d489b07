import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import {
  type Build,
  type BuiltFile,
  type BuiltRoute,
  firstFiles,
  shellFiles,
} from '@callboard/kit/first-files'
import { hasKit } from './kit-version.ts'
import { root } from './root.ts'

/** Where `npm start` and the tests put the web app together. */
export const webFolder = join(root, 'dist/web')

interface ManifestEntry {
  readonly entry: string
  readonly version: string
  readonly kit: string
  readonly routes: readonly Route[]
}

/** A route as browsers read it. */
type Route = Omit<BuiltRoute, 'screens' | 'leadsTo' | 'answers'>

type Manifest = Readonly<Record<string, ManifestEntry>>

/** A build that does not fit the deployed ones. Nothing was changed. */
export class DoesNotFit extends Error {}

const manifestFile = (target: string) => join(target, 'mfe-manifest.json')

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const readManifest = async (target: string): Promise<Manifest> =>
  (await readJson<Manifest>(manifestFile(target))) ?? {}

async function readBuild(folder: string): Promise<Build> {
  const build = await readJson<Build>(join(folder, 'callboard.json'))
  if (!build) throw new DoesNotFit(`${folder} has no callboard.json: build it first.`)
  return build
}

/** A reader sees the old file or the new one, never half of one. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}

/** @returns 12 hex digits that change with any name or byte in the folder */
async function digestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(relative(folder, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

/** Two routes compete where they share a path and a type of account may open both. */
const compete = (a: Route, b: Route) =>
  a.paths.some((path) => b.paths.includes(path)) &&
  (a.who === 'open' || b.who === 'open' || a.who.some((type) => b.who.includes(type)))

function checkRoutes(name: string, routes: readonly Route[], deployed: Manifest): void {
  for (const [other, { routes: taken }] of Object.entries(deployed)) {
    if (other === name) continue
    for (const route of routes) {
      const rival = taken.find((one) => compete(route, one))
      if (rival)
        throw new DoesNotFit(`${name} and ${other} both draw ${route.paths.join(', ')} for the same people.`)
    }
  }
}

function checkKit(name: string, made: string, shell: Build | undefined): void {
  if (!shell || hasKit(shell.kit, made)) return
  throw new DoesNotFit(
    `${name} was built for kit ${made}; the deployed shell has kit ${shell.kit}. ` +
      'Ship a shell with that kit first, or build the micro-frontend again.',
  )
}

/** What the server names to a browser with the page, so that it comes beside the page and not after it. */
interface Preload {
  /** Addresses of scripts and styles. */
  readonly files: readonly string[]
  /** Paths of calls. */
  readonly answers: readonly string[]
}

interface RoutePreload extends Preload {
  readonly paths: readonly string[]
  readonly who: Route['who']
  readonly stage?: true
}

/** Contents of `preloads.json`. */
interface Preloads {
  /** Of every page, before those of its route. */
  readonly page: Preload
  readonly routes: readonly RoutePreload[]
}

const partFolder = (name: string, version: string) => join('mfe', name, version)

const addressIn =
  (folder: string) =>
  ({ of, file }: BuiltFile) =>
    of === 'shell' ? `/${file}` : `/${folder}/${file}`

const preloadsOf = (shell: Build, { routes = [] }: Build, part?: Build, folder = ''): RoutePreload[] =>
  routes.map(({ paths, who, screens, leadsTo, answers = [], stage }) => {
    const next = routes.filter(({ name }) => name === leadsTo).flatMap((route) => route.screens)
    const files = firstFiles(shell, [...screens, ...next], part).map(addressIn(folder))
    return { paths, who, files, answers, ...(stage && { stage }) }
  })

/** Written anew with every shipped build: the files of a page are of its micro-frontend and of the shell. */
async function writePreloads(target: string, manifest: Manifest): Promise<void> {
  const shell = await readJson<Build>(shellFile(target))
  if (!shell) return
  const parts = await Promise.all(
    Object.entries(manifest).map(async ([name, { version }]) => {
      const folder = partFolder(name, version)
      const part = await readBuild(join(target, folder))
      return preloadsOf(shell, part, part, folder)
    }),
  )
  const preloads: Preloads = {
    page: { files: shellFiles(shell).map(addressIn('')), answers: shell.answers ?? [] },
    routes: [...preloadsOf(shell, shell), ...parts.flat()],
  }
  await replaceFile(join(target, 'preloads.json'), `${JSON.stringify(preloads)}\n`)
}

const shellFile = (target: string) => join(target, 'callboard.json')

/** Names of the micro-frontends in this checkout. */
export async function microFrontends(): Promise<string[]> {
  const folders = await readdir(join(root, 'mfe'))
  // The gallery shows the kit to those who work on it, and goes out with no build.
  return folders.filter((name) => name !== 'kit' && name !== 'gallery').sort()
}

async function copyShell(target: string, built: string): Promise<void> {
  await mkdir(target, { recursive: true })
  const last = 'index.html'
  for (const name of await readdir(built))
    if (name !== last) await cp(join(built, name), join(target, name), { recursive: true })
  // Last, so that a page never names a file that is not there yet.
  await cp(join(built, last), join(target, last))
}

/**
 * Puts the built shell into a web folder; micro-frontends deployed there stay.
 * @param built its `dist` folder; default the checkout's
 * @throws DoesNotFit when a deployed micro-frontend was built for a kit that this shell does not have
 */
export async function publishShell(target: string, built = join(root, 'shells/web/dist')): Promise<void> {
  const shell = await readBuild(built)
  const deployed = await readManifest(target)
  for (const [name, { kit }] of Object.entries(deployed)) checkKit(name, kit, shell)
  await copyShell(target, built)
  await writePreloads(target, deployed)
}

/**
 * Puts a copy of a build into its place as a whole. One that is there already stays: pages that are open read from it.
 * @param version digest of the build
 */
async function putFolder(built: string, place: string, version: string): Promise<void> {
  if ((await digestOf(place).catch(() => undefined)) === version) return
  const copy = `${place}.copy`
  for (const folder of [copy, place]) await rm(folder, { recursive: true, force: true })
  await cp(built, copy, { recursive: true })
  await rename(copy, place)
}

/**
 * Puts the files of a build beside those that are live, in a folder of their own: pages that are open go on with the
 * files they began with.
 * @param deployed the micro-frontends that stay
 */
async function copyBuild(
  name: string,
  target: string,
  built: string,
  deployed: Manifest,
): Promise<ManifestEntry> {
  const { kit, container, routes = [] } = await readBuild(built)
  checkKit(name, kit, await readJson<Build>(shellFile(target)))
  checkRoutes(name, routes, deployed)
  const version = await digestOf(built)
  const folder = partFolder(name, version)
  await putFolder(built, join(target, folder), version)
  return { entry: `/${folder}/${container}`, version, kit, routes }
}

async function writeManifest(target: string, manifest: Manifest): Promise<void> {
  await writePreloads(target, manifest)
  await replaceFile(manifestFile(target), `${JSON.stringify(manifest)}\n`)
}

const builtHere = (name: string) => join(root, 'mfe', name, 'dist')

/**
 * Puts one built micro-frontend into a web folder and makes it the one that browsers find.
 * @param built its `dist` folder; default the checkout's
 * @returns the version that is live now
 * @throws DoesNotFit when the deployed shell does not have the kit that it was built for, or another micro-frontend
 * draws one of its pages
 */
export async function publishMicroFrontend(
  name: string,
  target: string,
  built = builtHere(name),
): Promise<string> {
  const deployed = await readManifest(target)
  const entry = await copyBuild(name, target, built, deployed)
  await writeManifest(target, { ...deployed, [name]: entry })
  return entry.version
}

/** The whole web app of this checkout, as built, in place of the deployed one. */
export async function publishAll(target: string): Promise<void> {
  await copyShell(target, join(root, 'shells/web/dist'))
  let manifest: Manifest = {}
  for (const name of await microFrontends())
    manifest = { ...manifest, [name]: await copyBuild(name, target, builtHere(name), manifest) }
  await writeManifest(target, manifest)
}
