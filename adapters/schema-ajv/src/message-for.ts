import type { ErrorObject } from 'ajv/dist/2020.js'

const TYPES: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  integer: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be a group of fields.',
  null: 'Must be empty.',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Must be an e-mail address.',
  date: 'Must be a date, like 2026-05-31.',
  time: 'Must be a time, like 09:30:00Z.',
  'date-time': 'Must be a date and time, like 2026-05-31T09:30:00Z.',
  uri: 'Must be a web address.',
  uuid: 'Must be an id.',
}

const WRONG_FORM = 'Does not have the expected form.'
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? `Must be ${String(values[0])}.` : `Must be one of: ${values.map(String).join(', ')}.`

/** Why a text is not of the form that a pattern asks for, as far as that can be said of any pattern. */
function patternMessage(text: unknown): string {
  if (typeof text !== 'string') return WRONG_FORM
  if (/^[\s\p{Cf}]*$/u.test(text)) return 'Must not be empty.'
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? 'Must be one line without control characters.' : WRONG_FORM
}

/** Error text for the person who filled the field in. `choices`: the fixed values of a union of such. */
export function messageFor(error: ErrorObject, choices: readonly unknown[] | null): string {
  if (choices) return oneOf(choices)
  const { keyword, params } = error
  switch (keyword) {
    case 'required':
      return 'This is required.'
    case 'type':
      return TYPES[String(params.type)] ?? WRONG_FORM
    case 'minLength':
      return params.limit === 1
        ? 'Must not be empty.'
        : `Must be at least ${count(params.limit, 'character', 'characters')}.`
    case 'maxLength':
      return `Must be at most ${count(params.limit, 'character', 'characters')}.`
    case 'minimum':
      return `Must be at least ${params.limit}.`
    case 'maximum':
      return `Must be at most ${params.limit}.`
    case 'exclusiveMinimum':
      return `Must be more than ${params.limit}.`
    case 'exclusiveMaximum':
      return `Must be less than ${params.limit}.`
    case 'multipleOf':
      return `Must be a multiple of ${params.multipleOf}.`
    case 'minItems':
      return `Must have at least ${count(params.limit, 'entry', 'entries')}.`
    case 'maxItems':
      return `Must have at most ${count(params.limit, 'entry', 'entries')}.`
    case 'minProperties':
      return `Must have at least ${count(params.limit, 'field', 'fields')}.`
    case 'maxProperties':
      return `Must have at most ${count(params.limit, 'field', 'fields')}.`
    case 'uniqueItems':
      return 'Must not have the same entry twice.'
    case 'enum':
      return oneOf(params.allowedValues)
    case 'const':
      return oneOf([params.allowedValue])
    case 'format':
      return FORMATS[String(params.format)] ?? WRONG_FORM
    case 'pattern':
      return patternMessage(error.data)
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This field is not known.'
    default:
      return WRONG_FORM
  }
}
