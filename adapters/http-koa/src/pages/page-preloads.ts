import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Preload {
  readonly files: readonly string[]
  /** `/board/:key`, `/postingpage/:pageId?link=:linkId`, below `/api` */
  readonly answers: readonly string[]
}

interface RoutePreload extends Preload {
  /** `:name` is one segment, `:name?` one that may be missing. */
  readonly paths: readonly string[]
  readonly who: 'open' | readonly string[]
  /** The page is dark in every scheme. */
  readonly stage?: true
}

interface Preloads {
  readonly page: Preload
  readonly routes: readonly RoutePreload[]
}

type Parameters = Readonly<Record<string, string>>

const NOTHING: Preloads = { page: { files: [], answers: [] }, routes: [] }

const segments = (path: string) => path.split('/').filter(Boolean)

/** @returns the parameters of a path, decoded, where it fits the pattern */
function parametersOf(pattern: string, path: string): Parameters | undefined {
  const wanted = segments(pattern)
  const given = segments(path)
  if (given.length > wanted.length) return undefined
  const found: Record<string, string> = {}
  for (const [at, one] of wanted.entries()) {
    const value = given[at]
    if (value === undefined ? !one.endsWith('?') : !one.startsWith(':') && one !== value) return undefined
    if (value !== undefined && one.startsWith(':')) found[one.slice(1).replace('?', '')] = value
  }
  return found
}

async function readPreloads(root: string): Promise<Preloads> {
  try {
    return JSON.parse(await readFile(join(root, 'preloads.json'), 'utf8')) as Preloads
  } catch {
    // A web folder without the list works as well, only later.
    return NOTHING
  }
}

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')
const linkToFile = (file: string) => `<${file}>; rel=preload; as=${kindOf(file)}`
/** The page runs the files of the shell before these: on a slow line they come first, and run while these load. */
const linkToLaterFile = (file: string) => `${linkToFile(file)}; fetchpriority=low`

/** Longer than ids, keys and names of projects; proxies take few kilobytes of headers. */
const LONGEST_PARAMETER = 200

/**
 * Written again, letter by letter: what a visitor has typed must not end the address and go on as a header, nor lead up.
 * @returns undefined for what names nothing
 */
function rewritten(segment: string): string | undefined {
  try {
    const value = decodeURIComponent(segment)
    const isName = value !== '.' && value !== '..' && value.length <= LONGEST_PARAMETER
    return isName ? encodeURIComponent(value) : undefined
  } catch {
    return undefined
  }
}

/** @returns nothing for a call that the parameters do not fill, or that no page can make */
function linkToAnswer(answer: string, parameters: Parameters): string[] {
  const [path = '', query = ''] = answer.split('?')
  const fill = (one: string) => (one.startsWith(':') ? rewritten(parameters[one.slice(1)] ?? '..') : one)
  const filled = segments(path).map(fill)
  const asked = [...new URLSearchParams(query)].map(([name, one]) => [name, fill(one)] as const)
  if ([...filled, ...asked.map(([, value]) => value)].includes(undefined)) return []
  const questions = asked.map(([name, value]) => `${name}=${value}`).join('&')
  const address = filled.join('/') + (questions && `?${questions}`)
  return [`</api/${address}>; rel=preload; as=fetch; crossorigin`]
}

/** How the page at an address begins. */
export interface PageStart {
  /**
   * The `Link` header: files and calls of the first picture, so that the browser asks for them with the page and not after
   * it. Files of the shell come first: all else waits for them.
   */
  readonly link: string | undefined
  /** Its first paint is dark. */
  readonly stage: boolean
}

/**
 * How the page at an address begins. A path that several kinds of accounts share with different pages begins as every page
 * does: the account is not known yet.
 */
export async function pageStart(root: string, path: string): Promise<PageStart> {
  const { page, routes } = await readPreloads(root)
  const there = routes.flatMap((route) => {
    const parameters = route.paths
      .map((pattern) => parametersOf(pattern, path))
      .find((found) => found !== undefined)
    return parameters ? [{ route, parameters }] : []
  })
  const [only] = there.length === 1 ? there : []
  const answers = [...page.answers, ...(only?.route.answers ?? [])]
  const links = [
    ...page.files.map(linkToFile),
    ...(only?.route.files ?? []).map(linkToLaterFile),
    ...answers.flatMap((answer) => linkToAnswer(answer, only?.parameters ?? {})),
  ]
  return { link: links.length > 0 ? links.join(', ') : undefined, stage: only?.route.stage === true }
}
