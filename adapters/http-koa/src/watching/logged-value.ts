import { masked, maskedMessage } from './masked.ts'

const LONGEST_MESSAGE = 500
const MOST_ITEMS = 50
/** Errors refer to each other, sometimes in a circle. */
const DEEPEST = 6

const SECRET_NAME =
  /token|secret|passw(or)?d|authorization|cookie|api[_-]?key|signature|credential|^(sql|bindings)$/i
/** Made by us or checked. A trace id looks like a key. */
const PLAIN_NAME = /^(request_id|trace_id|actor)$/

type Fields = Record<string, unknown>

/** Where it happened, without the message that Node puts above it. */
const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')

/** Only these fields: libraries hang requests, statements and replies with all their secrets on their errors. */
function loggedError(error: Error, depth: number): Fields {
  const { code, kind } = error as { code?: unknown; kind?: unknown }
  const errors = error instanceof AggregateError ? error.errors.slice(0, MOST_ITEMS) : []
  return {
    name: masked(error.name),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: loggedValue(code, depth + 1) } : {}),
    ...(typeof kind === 'string' ? { kind: masked(kind) } : {}),
    message: maskedMessage(error.message).slice(0, LONGEST_MESSAGE),
    stack: masked(framesOf(error.stack)),
    ...(error.cause === undefined ? {} : { cause: loggedValue(error.cause, depth + 1) }),
    ...(errors.length === 0 ? {} : { errors: errors.map((one) => loggedValue(one, depth + 1)) }),
  }
}

function isPlain(value: object): value is Fields {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function loggedValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedMessage(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > DEEPEST) return '[…]'
  if (value instanceof Error) return loggedError(value, depth)
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => loggedValue(item, depth + 1))
  if (isPlain(value)) return fieldsAt(value, depth)
  return `[${value.constructor?.name ?? 'object'}]`
}

function fieldsAt(fields: Fields, depth: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (PLAIN_NAME.test(name)) return [name, value]
      return [name, SECRET_NAME.test(name) ? '[hidden]' : loggedValue(value, depth + 1)]
    }),
  )
}

/**
 * The fields of a log line as they may be written: see `masked`; fields named like a secret are left out altogether.
 */
export const loggedFields = (fields: Fields): Fields => fieldsAt(fields, 0)
