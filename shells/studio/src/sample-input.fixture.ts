import type { Endpoint } from '@callboard/core/http-contract'
import { ajvSchemas } from '@callboard/schema-ajv'

type Json = Readonly<Record<string, unknown>>

const checker = ajvSchemas()

/** Samples that together fit all text formats of the wire. */
const TEXTS = [
  'sample',
  'a'.repeat(64),
  'a'.repeat(43),
  '10:00',
  '2031-01-06',
  '2031-01-06T18:00:00.000Z',
  'sample@example.com',
  'US',
  '123456',
  'SAMPLE',
]
const NUMBERS = [1, 15, 0, 100]

/** A value that fits a JSON schema, with the fields that it requires and no others. @throws Error when none is known */
function sampleOf(schema: Json): unknown {
  const { type, properties, required, items, minItems, anyOf, allOf, enum: values } = schema
  if ('const' in schema) return schema.const
  if (Array.isArray(values)) return values[0]
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0])
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(sampleOf))
  if (type === 'null') return null
  if (type === 'object') {
    const fields = (required as string[] | undefined) ?? []
    return Object.fromEntries(
      fields.map((name) => [name, sampleOf((properties as Record<string, Json>)[name]!)]),
    )
  }
  if (type === 'array') return minItems ? [sampleOf(items as Json)] : []
  const known = type === 'boolean' ? [true] : type === 'string' ? TEXTS : NUMBERS
  const fitting = known.find((value) => checker.check(schema, value).ok)
  if (fitting === undefined) throw new Error(`No sample fits ${JSON.stringify(schema)}.`)
  return fitting
}

/** Fields that pass the checks of an endpoint's schemas, without a meaning. */
export function sampleInput({ params, query, body }: Endpoint): Record<string, unknown> {
  const parts = [params, query, body].filter((part) => part !== undefined && !('file' in part))
  const file = body && 'file' in body ? { file: new Blob(['sample'], { type: body.types[0] }) } : {}
  return Object.assign(file, ...parts.map((part) => sampleOf(part as unknown as Json)))
}
