import type { Endpoint } from './endpoint.ts'
import { isEmail } from './formats.ts'

/** Rules of a schema that a form can break. */
export type Rule =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'enum'
  | 'type'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'

/** Error text of a field: one sentence for all rules but the longest length, or one for each rule. */
export type Sentence = string | Readonly<Partial<Record<Rule, string>>>

/** Path of a field, `*` for any place of a list (`roles.*.role`) → sentence for the person. */
export type Sentences = Readonly<Record<string, Sentence>>

/** A form: the rules are those of the endpoint's body, the sentences say them to a person. */
export interface Form {
  /** JSON schema of the body. */
  readonly body: object
  readonly sentences: Sentences
}

/**
 * Ties sentences to the body of an endpoint, for the screen and the server alike.
 * @param endpoint with a JSON body
 */
export const defineForm = ({ body }: Endpoint, sentences: Sentences): Form => ({
  body: body ?? {},
  sentences,
})

interface JsonSchema {
  readonly type?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  email: isEmail,
  date: (text) => DAY.test(text),
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textFault(schema: JsonSchema, text: string): Rule | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  if (text.length === 0 && minLength > 0) return 'required'
  if (text.length < minLength) return 'minLength'
  if (text.length > maxLength) return 'maxLength'
  // Text of white space only, in a field with a pattern, counts as empty.
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(text))
    return text.trim() === '' ? 'required' : 'pattern'
  const isOfFormat = FORMATS[schema.format ?? '']
  if (isOfFormat && !isOfFormat(text)) return text === '' ? 'required' : 'format'
  return undefined
}

function numberFault(schema: JsonSchema, value: number): Rule | undefined {
  if (Number.isNaN(value) || (schema.type === 'integer' && !Number.isInteger(value))) return 'type'
  if (schema.minimum !== undefined && value < schema.minimum) return 'minimum'
  if (schema.maximum !== undefined && value > schema.maximum) return 'maximum'
  if (schema.multipleOf !== undefined && value % schema.multipleOf !== 0) return 'multipleOf'
  return undefined
}

function listFault(schema: JsonSchema, list: readonly unknown[]): Rule | undefined {
  if (schema.minItems !== undefined && list.length < schema.minItems) return 'minItems'
  if (schema.maxItems !== undefined && list.length > schema.maxItems) return 'maxItems'
  if (schema.uniqueItems && new Set(list.map((one) => JSON.stringify(one))).size < list.length)
    return 'uniqueItems'
  return undefined
}

/** A rule that is broken, and the schema that it stands in. */
type Found = Map<string, readonly [rule: Rule, schema: JsonSchema]>

function ownFault(schema: JsonSchema, value: unknown): Rule | undefined {
  if (schema.enum && !schema.enum.includes(value)) return 'enum'
  if (typeof value === 'string') return textFault(schema, value)
  if (typeof value === 'number') return numberFault(schema, value)
  return Array.isArray(value) ? listFault(schema, value) : undefined
}

const KINDS: Readonly<Record<string, string>> = { integer: 'number', null: 'object', array: 'object' }

const isOfType = ({ type }: JsonSchema, value: unknown) =>
  type === undefined || (type === 'null' ? value === null : (KINDS[type] ?? type) === typeof value)

function look(schema: JsonSchema, value: unknown, path: string, found: Found): void {
  if (schema.anyOf) {
    const fitting = schema.anyOf.find((one) => isOfType(one, value))
    if (fitting) look(fitting, value, path, found)
    return
  }
  const fault = ownFault(schema, value)
  if (fault) found.set(path, [fault, schema])
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (schema.properties && isObject(value))
    for (const [name, inner] of Object.entries(schema.properties)) {
      const held = value[name]
      if (held !== undefined) look(inner, held, below(name), found)
      else if (schema.required?.includes(name)) found.set(below(name), ['required', inner])
    }
  if (schema.items && Array.isArray(value))
    for (const [place, one] of value.entries()) look(schema.items, one, below(place), found)
}

const PLAIN: Readonly<Record<Rule, string>> = {
  required: 'Please fill this in',
  minLength: 'This is too short',
  maxLength: 'This is too long',
  pattern: 'Something in this cannot be used',
  format: 'This is not an e-mail address',
  enum: 'Choose one of the list',
  type: 'This is not a number',
  minimum: 'This is too small',
  maximum: 'This is too large',
  multipleOf: 'This does not fit',
  minItems: 'Choose at least one',
  maxItems: 'These are too many',
  uniqueItems: 'This is here twice',
}

/** Words for a text that is longer than a field takes. */
export const tooLong = (most: number) => `At most ${most} characters`

/** @returns the words of a form for a field that breaks a rule @param schema of the field */
export function sentenceFor(
  { sentences }: Form,
  path: string,
  rule: Rule,
  { maxLength, format }: Pick<JsonSchema, 'maxLength' | 'format'> = {},
): string {
  const said = sentences[path] ?? sentences[path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')]
  const long = rule === 'maxLength' && maxLength !== undefined ? tooLong(maxLength) : undefined
  // An address that is too long is none, which its one sentence says.
  const own = typeof said === 'string' ? (format === undefined ? (long ?? said) : said) : said?.[rule]
  return own ?? long ?? PLAIN[rule]
}

/**
 * Faults of a filled-in form.
 * @param input as it would be sent
 * @returns path → sentence, in the order of the schema; empty when nothing is wrong
 */
export function formFaults(form: Form, input: unknown): Record<string, string> {
  const found: Found = new Map()
  look(form.body, input, '', found)
  return Object.fromEntries(
    [...found].map(([path, [rule, schema]]) => [path, sentenceFor(form, path, rule, schema)]),
  )
}
