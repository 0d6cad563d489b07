import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoaderContext } from 'webpack'

type Data = Record<string, unknown>

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null

const isEndpoint = (value: Data) => 'method' in value && 'path' in value && 'reply' in value

/** Only `void` counts: whether there is an answer to wait for. */
const replyOf = ({ reply }: Data) => (isObject(reply) && reply.type === 'void' ? { type: 'void' } : {})

/** Only the names of fields count: they say what of an input goes where. A form brings the rules that it checks. */
function namesOf(schema: unknown): unknown {
  if (!isObject(schema) || schema.file === true) return schema
  const { properties, allOf, anyOf } = schema
  const parts = (list: unknown) => (Array.isArray(list) ? list.map(namesOf) : undefined)
  return {
    properties: isObject(properties)
      ? Object.fromEntries(Object.keys(properties).map((name) => [name, {}]))
      : undefined,
    allOf: parts(allOf),
    anyOf: parts(anyOf),
  }
}

/**
 * The part of a contract's value that a browser needs. The browser checks neither calls, replies nor signals, and the
 * server alone decides on access and limits. Leaving those parts out saves most of the bytes.
 */
function forTheBrowser(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  if (isEndpoint(value)) {
    const { name, method, path, query, body } = value
    return { name, method, path, query: namesOf(query), body: namesOf(body), reply: replyOf(value) }
  }
  if ('room' in value && 'views' in value && isObject(value.views))
    return { ...value, views: Object.fromEntries(Object.keys(value.views).map((audience) => [audience, {}])) }
  return value
}

/** Forms hand in the fields that they have: only the server looks for others. */
const ofForms = (name: string, value: unknown) => (name === 'additionalProperties' ? undefined : value)

const holdsCode = (value: unknown): boolean =>
  typeof value === 'function' || (isObject(value) && Object.values(value).some(holdsCode))

const valuesOf = (module: Data, except: ReadonlySet<string>) =>
  Object.entries(module).flatMap(([name, value]) => {
    const text = except.has(name) ? undefined : JSON.stringify(forTheBrowser(value), ofForms)
    return text === undefined ? [] : [{ name, line: `export const ${name} = ${text}` }]
  })

const load = async (file: string): Promise<Data> => import(pathToFileURL(file).href)

/** The files of `export * from './x.ts'` lines that export functions: form rules, which run in the browser, too. */
async function codeFiles(index: string, source: string) {
  const named = [...source.matchAll(/^export .* from '(\.\/[^']+)'/gm)].map(([, path]) => path ?? '')
  const loaded = await Promise.all(
    named.map(async (path) => ({ path, module: await load(join(dirname(index), path)) })),
  )
  return loaded.filter(({ module }) => Object.values(module).some(holdsCode))
}

/** @param only the one value that is asked for of an index */
async function browserSource(file: string, source: string, only: string): Promise<string> {
  const module = await load(file)
  const code = await codeFiles(file, source)
  const fromCode = new Set(code.flatMap((each) => Object.keys(each.module)))
  const lost = Object.entries(module).find(([name, value]) => holdsCode(value) && !fromCode.has(name))
  if (lost) return source
  const values = valuesOf(module, fromCode)
  const own = values.find(({ name }) => name === only)
  if (own) return own.line
  const isIndex = basename(file) === 'index.ts'
  const lines = values.map(({ name, line }) =>
    isIndex ? `export { ${name} } from './index.ts?${name}'` : line,
  )
  return `${[...code.map(({ path }) => `export * from '${path}'`), ...lines].join('\n')}\nexport {}\n`
}

/**
 * Runs a module that holds only data (a contract, a `*.data.ts`) while building and puts its values into the bundle,
 * so that the schema builder and whole data tables stay out of the browser. Of an index, the files that export
 * functions are bundled from their source; a single module that exports one is, too. Each value of an index is a
 * module of its own: it comes with the screens that name it, and the first load has none of a later screen.
 */
export default function contractLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async()
  this.addContextDependency(dirname(this.resourcePath))
  browserSource(this.resourcePath, source, this.resourceQuery.slice(1)).then(
    (text) => done(null, text),
    (fault: Error) => done(fault),
  )
}
