import type { Endpoint, FileBody } from './endpoint.ts'
import type { Schema } from './schema.ts'

/** A call taken apart for the wire. */
export interface RequestParts {
  /** Below the origin, path fields and query filled in. */
  readonly address: string
  readonly body: { readonly json: unknown } | { readonly file: unknown } | undefined
}

type Flat = Readonly<Record<string, unknown>>

const isFileBody = (body: Schema | FileBody): body is FileBody => 'file' in body && body.file === true

function fieldsOf(schema: Schema | undefined): readonly string[] {
  if (!schema) return []
  const { properties, allOf, anyOf } = schema as {
    properties?: object
    allOf?: readonly Schema[]
    anyOf?: readonly Schema[]
  }
  return [
    ...Object.keys(properties ?? {}),
    ...[...(allOf ?? []), ...(anyOf ?? [])].flatMap((part) => fieldsOf(part)),
  ]
}

const pick = (input: Flat, fields: readonly string[], not: ReadonlySet<string>): Flat =>
  Object.fromEntries(
    fields.filter((name) => !not.has(name) && input[name] !== undefined).map((name) => [name, input[name]]),
  )

function fillPath(path: string, input: Flat): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name]
    if (value === undefined || value === null || value === '')
      throw new Error(`The address ${path} needs ${name}.`)
    return encodeURIComponent(String(value))
  })
}

function queryOf(query: Flat): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encodeURIComponent(String(one))}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/**
 * Takes a use case's flat input apart as the endpoint's schemas say; a field of the path goes nowhere else.
 * @throws Error when a path field is missing
 */
export function requestOf(endpoint: Endpoint, input: Flat): RequestParts {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
  const query = pick(input, fieldsOf(endpoint.query), inPath)
  const address = `/api${fillPath(endpoint.path, input)}${queryOf(query)}`
  if (!endpoint.body) return { address, body: undefined }
  if (isFileBody(endpoint.body)) return { address, body: { file: input.file } }
  const named = fieldsOf(endpoint.body)
  const json =
    named.length > 0
      ? pick(input, named, inPath)
      : // A body without named fields (a map, a list) takes all remaining fields.
        Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name) && !(name in query)))
  return { address, body: { json } }
}
