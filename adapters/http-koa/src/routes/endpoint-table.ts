import type { ModuleParts } from '@callboard/core'
import type { Endpoint, Serving } from '@callboard/core/http-contract'
import { fieldsOf, jsonSchema } from './json-schema.ts'

export interface ListedServing {
  readonly module: string
  readonly serving: Serving
}

export const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1)
export const isParameter = (segment: string): boolean => segment.includes('{')
export const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Fixed words before parameters, so that `/records/mine` is not taken for the record `mine`. */
function bySpecificity(one: ListedServing, other: ListedServing): number {
  const a = segmentsOf(one.serving.endpoint.path)
  const b = segmentsOf(other.serving.endpoint.path)
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = Number(isParameter(a[i]!)) - Number(isParameter(b[i]!))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function requireSound({ serving: { endpoint } }: ListedServing): void {
  const { name, path, params } = endpoint
  const [first = ''] = segmentsOf(path)
  if (!path.startsWith('/') || first === '' || isParameter(first)) {
    throw new Error(`The path of endpoint ${name} must begin with a fixed word: ${path}`)
  }
  if (isParameter(path.replace(/\{\w+\}/g, '')))
    throw new Error(`Endpoint ${name} has a broken path: ${path}`)
  const described = params ? fieldsOf(jsonSchema(params)).map((field) => field.name) : []
  const open = parametersOf(path).filter((parameter) => !described.includes(parameter))
  if (open.length > 0) throw new Error(`Endpoint ${name} has no schema for its path field ${open.join(', ')}`)
  requireNamedSubject(endpoint)
}

/** A subject that no checked field names would be looked for under an unchecked value of the caller. */
function requireNamedSubject({ name, params, query, body, subject }: Endpoint): void {
  if ('none' in subject) return
  const schemas = [params, query, body && 'file' in body ? undefined : body]
  const known = new Set(
    schemas.flatMap((schema) => (schema ? fieldsOf(jsonSchema(schema)).map((field) => field.name) : [])),
  )
  const open = Object.values(subject.fields).filter((field) => !known.has(field))
  if (open.length > 0)
    throw new Error(`Endpoint ${name} has no schema for its subject's field ${open.join(', ')}`)
}

/**
 * All endpoints of all modules, in the order in which their paths must be tried.
 * @throws for a name or route that is there twice, and for a path field without a schema
 */
export function endpointTable(
  modules: readonly Pick<ModuleParts, 'name' | 'api'>[],
): readonly ListedServing[] {
  const table = modules.flatMap(({ name, api }) => api.map((serving) => ({ module: name, serving })))
  const seen = new Set<string>()
  for (const listed of table) {
    requireSound(listed)
    const { name, method, path } = listed.serving.endpoint
    for (const mark of [`endpoint ${name}`, `route ${method} ${path.replace(/\{\w+\}/g, '{}')}`]) {
      if (seen.has(mark)) throw new Error(`There is more than one ${mark}`)
      seen.add(mark)
    }
  }
  return table.toSorted(bySpecificity)
}
