import type { Endpoint, FileBody, Schema } from '@callboard/core/http-contract'

export interface RequestParts {
  /** Address with the path fields and query filled in, below the origin. */
  readonly address: string
  readonly body: { readonly json: unknown } | { readonly file: Blob } | undefined
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
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Takes a flat input apart as the endpoint's schemas say; a name of the path goes nowhere else. */
export function splitInput(endpoint: Endpoint, input: Flat): RequestParts {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
  const query = pick(input, fieldsOf(endpoint.query), inPath)
  const address = `/api${fillPath(endpoint.path, input)}${queryOf(query)}`
  if (!endpoint.body) return { address, body: undefined }
  if (isFileBody(endpoint.body)) return { address, body: { file: input.file as Blob } }
  const json = fieldsOf(endpoint.body).length
    ? pick(input, fieldsOf(endpoint.body), inPath)
    : // A body without named fields (a map, a list) takes what nothing else claims.
      Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name) && !(name in query)))
  return { address, body: { json } }
}
