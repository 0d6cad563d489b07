import { isEmail } from '@callboard/core/http-contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { faultsByField } from './faults-by-field.ts'

export interface CheckOptions {
  /** Strings become the numbers, booleans and one-element lists the schema asks for: path and query parameters only. */
  readonly coerce?: boolean
}

export type CheckResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const { validate: hasInstantForm } = addFormats.default.get('date-time') as {
  validate: (text: string) => boolean
}

/** The form alone lets leap seconds and offsets without minutes through, which `Date` does not know. */
const isInstant = (text: string): boolean => hasInstantForm(text) && !Number.isNaN(Date.parse(text))

/** Ajv in the dialect of OpenAPI 3.1. Unknown keywords and formats in a schema stop at compile time. */
function compiler(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    coerceTypes: coerce ? 'array' : false,
  })
  addFormats.default(ajv)
  ajv.addFormat('date-time', isInstant)
  ajv.addFormat('email', isEmail)
  return ajv
}

/** A schema object is compiled once, in each of the two ways it may be used. */
class Compiled {
  readonly #ajv: Ajv2020
  readonly #bySchema = new WeakMap<object, ValidateFunction>()

  constructor(coerce: boolean) {
    this.#ajv = compiler(coerce)
  }

  get(schema: object): ValidateFunction {
    let validate = this.#bySchema.get(schema)
    if (!validate) {
      validate = this.#ajv.compile(schema)
      this.#bySchema.set(schema, validate)
    }
    return validate
  }
}

// Of the process, not of each caller: a schema does not change once it is made.
const plain = new Compiled(false)
const coerced = new Compiled(true)

/**
 * Checks values against TypeBox or plain JSON schemas (2020-12).
 *
 * `check` gives the value back, or a message in plain words for each faulty field, its path dotted (`roles.0.name`;
 * the value itself is `''`). A field the schema does not know is a fault where the schema says
 * `additionalProperties: false`, and is left alone otherwise. With `coerce` the given object is changed in place.
 * A schema is compiled by its first check, which throws when the schema itself is not valid.
 */
export function ajvSchemas() {
  const pick = (options: CheckOptions) => (options.coerce ? coerced : plain)

  return {
    check(schema: object, value: unknown, options: CheckOptions = {}): CheckResult {
      const validate = pick(options).get(schema)
      if (validate(value)) return { ok: true, value }
      return { ok: false, fields: faultsByField(validate.errors ?? []) }
    },
  }
}
