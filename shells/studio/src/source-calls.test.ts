import { allModules } from '@callboard/assembly'
import { expect } from 'chai'
import { SOURCE_CALLS } from './source-calls.fixture.ts'

interface Shape {
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
}

/** Names of the fields of a schema, those of its parts included. */
function fieldsOf(schema: Shape | undefined): string[] {
  if (!schema) return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [name, ...fieldsOf(part)])
  return [...own, ...(schema.anyOf ?? []).flatMap(fieldsOf), ...fieldsOf(schema.items)]
}

const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

const fields = new Map(
  allModules
    .flatMap(({ api }) => api.map(({ endpoint }) => endpoint))
    .map(({ method, path, query, body }) => [
      `${method} ${shapeOf(path)}`,
      new Set([...fieldsOf(query as Shape), ...fieldsOf(body as Shape)]),
    ]),
)

const required = new Map(
  allModules
    .flatMap(({ api }) => api.map(({ endpoint }) => endpoint))
    .map(({ method, path, query, body }) => [
      `${method} ${shapeOf(path)}`,
      [...((query as Shape | undefined)?.required ?? []), ...((body as Shape | undefined)?.required ?? [])],
    ]),
)

/** A change of a session or a check-in says which version it is of. */
const OWN = ['version']

describe('the calls of the sources', () => {
  for (const call of SOURCE_CALLS) {
    const [method, path, ...named] = call.split(' ')
    it(`are there, with their fields: ${method} ${path} [API-01]`, () => {
      const known = fields.get(`${method} ${path}`)
      expect(known, 'the call').not.to.equal(undefined)
      expect(named.filter((field) => !known?.has(field))).to.deep.equal([])
    })
    // Of other calls they show no body.
    if (named.length > 0 || method === 'DELETE')
      it(`ask for no field that they do not name: ${method} ${path} [API-01]`, () => {
        const more = required.get(`${method} ${path}`)?.filter((field) => !named.includes(field))
        expect(more?.filter((field) => !OWN.includes(field))).to.deep.equal([])
      })
  }
})
