import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './root.ts'

/** Where `npm start` and the tests put the web app together. */
export const webFolder = join(root, 'dist/web')

interface ManifestEntry {
  readonly entry: string
  readonly version: string
  readonly routes: readonly string[]
}

const manifestFile = (target: string) => join(target, 'mfe-manifest.json')

async function readManifest(target: string): Promise<Record<string, ManifestEntry>> {
  try {
    return JSON.parse(await readFile(manifestFile(target), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
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

/** Names of the micro-frontends in this checkout. */
export async function microFrontends(): Promise<string[]> {
  const folders = await readdir(join(root, 'mfe'))
  return folders.filter((name) => name !== 'kit').sort()
}

/** Puts the built shell into a web folder; what is deployed there of micro-frontends stays. */
export async function publishShell(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  const built = join(root, 'shells/web/dist')
  const files = (await readdir(built)).filter((name) => name !== 'index.html')
  for (const name of files) await cp(join(built, name), join(target, name), { recursive: true })
  // Last, so that a page never names a file that is not there yet.
  await cp(join(built, 'index.html'), join(target, 'index.html'))
}

/**
 * Puts one built micro-frontend into a web folder and makes it the one that browsers find.
 * Each build has its own folder: pages that are open go on with the files they began with.
 * @param built its `dist` folder; default the checkout's
 * @returns the version that is live now
 */
export async function publishMicroFrontend(
  name: string,
  target: string,
  built = join(root, 'mfe', name, 'dist'),
): Promise<string> {
  const version = await digestOf(built)
  const { callboard } = JSON.parse(await readFile(join(root, 'mfe', name, 'package.json'), 'utf8'))
  const folder = join(target, 'mfe', name, version)
  await rm(folder, { recursive: true, force: true })
  await cp(built, folder, { recursive: true })
  const entry = { entry: `/mfe/${name}/${version}/mf-manifest.json`, version, routes: callboard.routes }
  const manifest = { ...(await readManifest(target)), [name]: entry }
  await replaceFile(manifestFile(target), `${JSON.stringify(manifest, null, 2)}\n`)
  return version
}

/** The whole web app of this checkout, as built. */
export async function publishAll(target: string): Promise<void> {
  await publishShell(target)
  for (const name of await microFrontends()) await publishMicroFrontend(name, target)
}
