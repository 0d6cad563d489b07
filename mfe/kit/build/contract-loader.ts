import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoaderContext } from 'webpack'

type Data = Record<string, unknown>

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** A browser never checks replies or signals against their schemas: the server did. Leaving them out saves most of the bytes. */
function forTheBrowser(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  if ('method' in value && 'path' in value && 'reply' in value) return { ...value, reply: {} }
  if ('room' in value && 'views' in value && isObject(value.views))
    return { ...value, views: Object.fromEntries(Object.keys(value.views).map((audience) => [audience, {}])) }
  return value
}

const holdsCode = (value: unknown): boolean =>
  typeof value === 'function' || (isObject(value) && Object.values(value).some(holdsCode))

/**
 * Runs a module that holds only data (a contract, a `*.data.ts`) while building and puts its values into the bundle,
 * so that the schema builder and whole data tables stay out of the browser. A module that exports a function is
 * bundled from its source as any other.
 */
export default function contractLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async()
  this.addContextDependency(dirname(this.resourcePath))
  import(pathToFileURL(this.resourcePath).href).then(
    (module: Data) => {
      const entries = Object.entries(module)
      if (entries.some(([, value]) => holdsCode(value))) return done(null, source)
      const lines = entries.map(([name, value]) => {
        const text = JSON.stringify(forTheBrowser(value))
        return text === undefined ? '' : `export const ${name} = ${text}`
      })
      done(null, `${lines.join('\n')}\nexport {}\n`)
    },
    (fault: Error) => done(fault),
  )
}
