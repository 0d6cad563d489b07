import fc from 'fast-check'

type Json = Readonly<Record<string, unknown>>

/** A call of the OpenAPI file, with what may be sent. */
export interface OpenApiCall {
  readonly method: string
  readonly path: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'query'
    readonly schema: Json
  }[]
  /** Type of the body → its schema, or null for a file. */
  readonly bodies: readonly (readonly [string, Json | null])[]
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: Json }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Json }>> }
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const isFile = (type: string) => !/json|urlencoded/.test(type)

/** Every call of the file. */
export const callsOf = (file: unknown): readonly OpenApiCall[] =>
  Object.entries((file as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.flatMap(({ name, in: place, schema }) =>
        name && schema && (place === 'path' || place === 'query') ? [{ name, in: place, schema }] : [],
      ),
      bodies: Object.entries(requestBody?.content ?? {}).map(
        ([type, { schema }]) => [type, isFile(type) ? null : (schema ?? {})] as const,
      ),
    })),
  )

const SPECIAL = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<img src=x onerror=alert(1)>',
  '{{constructor}}',
  '%00',
  '\ud83d\ude00',
  'é'.repeat(300),
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '24:00',
  '2031-01-06T18:00:00.000Z',
  'America/Los_Angeles',
  '+13105550100',
  'somebody@callboard.test',
]

const anyText = fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ unit: 'binary', maxLength: 200 }))
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  anyText,
  fc.constantFrom<unknown>(2 ** 53, -(2 ** 53), 1e308, -0, 2 ** 31, 2 ** 63, 0.1, [], {}, [[]], [null]),
)

/** Ids that a field of this name may have, by what is known when the value is made. */
export type KnownIds = (name: string) => readonly string[]

const AN_ID = '01a21e1e-31c4-745c-b5b1-e918b620e659'

/** Made-up values of fields. */
class Values {
  readonly #known: KnownIds

  constructor(known: KnownIds) {
    this.#known = known
  }

  /** Mostly what fits the schema, so that a call comes as far as its use case, and some that does not. */
  of(schema: Json, name = ''): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 14, arbitrary: this.#fitting(schema, name) }, { weight: 1, arbitrary: anyJson })
  }

  #fitting(schema: Json, name: string): fc.Arbitrary<unknown> {
    const { type, anyOf, allOf, enum: values } = schema
    if ('const' in schema) return fc.constant(schema.const)
    if (Array.isArray(values)) return fc.constantFrom(...values)
    if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one: Json) => this.of(one, name)))
    if (Array.isArray(allOf))
      return fc
        .tuple(...allOf.map((one: Json) => this.#fitting(one, name)))
        .map((all) => Object.assign({}, ...all))
    switch (type) {
      case 'object':
        return this.#objects(schema)
      case 'array':
        return this.#arrays(schema, name)
      case 'string':
        return this.#texts(schema, name)
      case 'integer':
      case 'number':
        return numbers(schema)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      default:
        return anyJson
    }
  }

  #objects({ properties = {}, required = [] }: Json) {
    const fields = Object.entries(properties as Record<string, Json>).map(
      ([name, schema]) => [name, this.of(schema, name)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: required as string[] })
  }

  #arrays({ items = {}, minItems = 0 }: Json, name: string) {
    const least = Number(minItems)
    return fc.array(this.of(items as Json, name), { minLength: least, maxLength: Math.max(3, least) })
  }

  #texts({ pattern, format, minLength = 0, maxLength = 200 }: Json, name: string): fc.Arbitrary<unknown> {
    if (format === 'date') return days
    if (format === 'date-time') return instants
    if (format === 'email') return fc.emailAddress()
    if (typeof pattern === 'string') {
      if (new RegExp(pattern, 'u').test(AN_ID)) return this.#ids(name)
      try {
        return fc.stringMatching(new RegExp(pattern))
      } catch {
        // fast-check makes no texts of a pattern with classes of Unicode.
      }
    }
    const least = Number(minLength)
    const most = Math.max(least, Math.min(Number(maxLength), 400))
    return fc.string({ unit: 'grapheme', minLength: least, maxLength: most })
  }

  #ids(name: string) {
    return fc.nat().map((at) => {
      const ids = this.#known(name)
      return ids[at % ids.length] ?? AN_ID
    })
  }
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const instants = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())

function numbers({ minimum = -100, maximum = 10_000 }: Json) {
  const least = Math.ceil(Number(minimum))
  return fc.integer({ min: least, max: Math.max(least, Math.min(Number(maximum), 2 ** 31 - 1)) })
}

function formOf(value: unknown): string {
  const pairs = Object.entries(value ?? {}).map(([name, field]) => [
    name,
    typeof field === 'string' ? field : JSON.stringify(field),
  ])
  return String(new URLSearchParams(pairs))
}

export interface Request {
  readonly method: string
  readonly path: string
  /** Fields of the path. */
  readonly params: Json
  readonly type: string | undefined
  readonly body: string | undefined
}

const word = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function bodiesOf({ bodies }: OpenApiCall, values: Values): fc.Arbitrary<readonly [string?, string?]> {
  if (bodies.length === 0) return fc.constant([])
  return fc.oneof(
    ...bodies.map(([type, schema]) => {
      const texts =
        schema === null
          ? fc.string({ unit: 'binary-ascii', maxLength: 500 })
          : values.of(schema).map(type.includes('json') ? word : formOf)
      return texts.map((text) => [type, text] as const)
    }),
  )
}

/** Requests for a call. */
export function requestsOf(call: OpenApiCall, known: KnownIds): fc.Arbitrary<Request> {
  const values = new Values(known)
  const inPath = call.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  const given = fc.record(
    Object.fromEntries(call.parameters.map(({ name, schema }) => [name, values.of(schema, name)])),
    { requiredKeys: inPath },
  )
  return fc.tuple(given, bodiesOf(call, values)).map(([fields, [type, body]]) => {
    const params = Object.fromEntries(inPath.map((name) => [name, word(fields[name])]))
    const query = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (name in params ? [] : [[name, word(value)]])),
    )
    const path = call.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()) || '%20',
    )
    return { method: call.method, path: query.size > 0 ? `${path}?${query}` : path, params, type, body }
  })
}
