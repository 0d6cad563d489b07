import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Preload {
  /** `:name` is one segment, `:name?` one that may be missing. */
  readonly paths: readonly string[]
  readonly who: 'open' | readonly string[]
  readonly files: readonly string[]
}

const segments = (path: string) => path.split('/').filter(Boolean)

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern)
  const given = segments(path)
  if (given.length > wanted.length) return false
  return wanted.every((one, at) =>
    given[at] === undefined ? one.endsWith('?') : one.startsWith(':') || one === given[at],
  )
}

async function readPreloads(root: string): Promise<readonly Preload[]> {
  try {
    return JSON.parse(await readFile(join(root, 'mfe-preloads.json'), 'utf8')) as readonly Preload[]
  } catch {
    // A web folder without the list works as well, only later.
    return []
  }
}

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')

/**
 * The files that the page at an address begins with, so that the browser asks for them with the page and not after it.
 * A path that several kinds of accounts share with different pages has none: the account is not known yet.
 * @returns the `Link` header, or undefined
 */
export async function preloadLink(root: string, path: string): Promise<string | undefined> {
  const there = (await readPreloads(root)).filter(({ paths }) =>
    paths.some((pattern) => matches(pattern, path)),
  )
  if (there.length !== 1) return undefined
  const links = there[0]?.files.map((file) => `<${file}>; rel=preload; as=${kindOf(file)}`) ?? []
  return links.length > 0 ? links.join(', ') : undefined
}
