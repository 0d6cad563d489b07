import type { Schema } from '@callboard/core/http-contract'

/** The parts of JSON Schema that the descriptions of the API look into. */
export interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly required?: readonly string[]
}

export const jsonSchema = (schema: Schema): JsonSchema => schema as unknown as JsonSchema

export interface Field {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
}

/** The fields of an object, also of one that is put together from several. */
export function fieldsOf(schema: JsonSchema): readonly Field[] {
  const required = new Set(schema.required)
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    required: required.has(name),
    schema: field,
  }))
  return [...own, ...(schema.allOf ?? []).flatMap(fieldsOf)]
}
